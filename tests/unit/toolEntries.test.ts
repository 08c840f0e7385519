import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import { countryQuestions } from '@/collections/Tools/entry/countryQuestions'
import { feeLimit, homeSteps } from '@/collections/Tools/entry/homeSteps'
import { jobTools } from '@/collections/Tools/entry/jobTools'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { keysOf } from '@/lib/shared/objects'
import { FACTS, without } from '@/tests/support/content/toolLines'

const NOW = new Date('2026-11-23T08:00:00Z')
const JOB = { job_title: '6G Pipe Welder', food: 'provided', accommodation: null } as const

describe('the four questions of a country page', () => {
  test.each(keysOf(DESTINATIONS))('have an answer and a source for %s', (to) => {
    const { questions, sources } = countryQuestions(to, FACTS, NOW)
    expect(questions).toHaveLength(4)
    for (const { text, href } of questions) {
      expect(text).toMatch(/\S{3}.*\.$/)
      expect(href).toMatch(new RegExp(`[?&](to|in)=${to}$`))
    }
    expect(sources.length).toBeGreaterThan(1)
  })

  test('are answered by the country’s own facts', () => {
    const texts = countryQuestions('QA', FACTS, NOW).questions.map(({ text }) => text)
    expect(texts[0]).toContain('₹30,000 at most')
    expect(texts[1]).toContain('Qatar Visa Centre')
    expect(texts[2]).toContain('QAR 1,000')
    expect(texts[3]).toContain('16008')
  })

  test('name whom to ask when their facts are gone', () => {
    for (const to of keysOf(DESTINATIONS)) {
      const { questions, sources } = countryQuestions(to, new Map(), NOW)
      expect(questions.every(({ text }) => text.length > 10)).toBe(true)
      expect(questions[0]?.verdict).toBe('unknown')
      expect(questions[2]?.text).toContain('Ask')
      expect(sources).toEqual([])
    }
    const wage = countryQuestions('QA', without('qa.minimum-wage'), NOW).questions[2]
    expect(wage?.text).not.toContain('1,000')
  })
})

describe('the tools on the page of a job', () => {
  test('know the country, the trade, and what the employer gives', () => {
    const tools = jobTools({ ...JOB, iso2: 'SA', contract_months: 24 }, FACTS)
    expect(tools).toMatchObject({
      trade: 'welder',
      documentsHref: '/my-documents?to=SA&trade=welder',
      stepsHref: '/my-steps?to=SA&trade=welder',
      chargesHref: '/can-i-be-charged?to=SA',
    })
    expect(tools?.papers[0]).toBe('Passport')
    expect(tools?.offerHref).toBe('/check-my-offer?to=SA&food=given&months=24')
  })

  test('are absent for a country that they do not know', () => {
    for (const iso2 of ['MT', '', '__proto__']) {
      expect(jobTools({ ...JOB, iso2, contract_months: null }, FACTS)).toBeNull()
    }
  })
})

describe('the one list of steps', () => {
  const titles = (to: keyof typeof DESTINATIONS | null) =>
    stepsAnswer({ ...EMPTY_ROUTE, home: 'IN', destination: to }, FACTS).steps.map(
      ({ title }) => title,
    )

  test('is the one of the home page', () => {
    expect(homeSteps(FACTS).map(({ title }) => title)).toEqual(titles(null))
    expect(homeSteps(FACTS).every(({ text }) => text !== '')).toBe(true)
    expect(feeLimit(FACTS, NOW).join(' ')).toContain('30,000')
    // Nothing on the home page claims that candidates pay.
    expect(homeSteps(FACTS).map(({ who }) => who)).not.toContain('you')
  })

  test('is the one of the recruitment procedure', () => {
    expect(stepsIn('recruitment-procedure').slice(0, 12)).toEqual(titles(null))
  })

  test.each(['NP', 'BD', 'PH'] as const)(
    'is, without the employer’s steps, the one of the page on other home countries for %s',
    (home) => {
      const steps = stepsAnswer({ ...EMPTY_ROUTE, home }, FACTS).steps
      const shown = stepsIn('nepal-srilanka-bangladesh-philippines-workers')
      const CLEARANCE = steps.find(({ key }) => key === 'clearance')?.title
      const all = steps.map(({ title }) =>
        title === CLEARANCE ? 'Permission of your country' : title,
      )
      expect(all.filter((title) => shown.includes(title))).toEqual(shown)
    },
  )

  test.each([
    ['jobs-in-qatar', 'QA'],
    ['jobs-in-saudi-arabia', 'SA'],
    ['jobs-in-uae', 'AE'],
    ['jobs-in-oman', 'OM'],
    ['jobs-in-bahrain', 'BH'],
    ['jobs-in-kuwait', 'KW'],
    ['jobs-in-singapore', 'SG'],
    ['jobs-in-malaysia', 'MY'],
  ] as const)('is the one of the page %s, which leaves out the first steps', (page, to) => {
    const all = titles(to).map(short)
    const shown = stepsIn(page).map(short)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.filter((title) => !all.includes(title))).toEqual([])
    expect(all.filter((title) => shown.includes(title))).toEqual(shown)
  })
})

/** 'Medical test' of 'Medical test, after arrival'. */
const short = (title: string): string => title.split(',')[0] ?? title

/** The titles of the steps in a seeded page. */
const stepsIn = (slug: string): string[] => {
  const text = readFileSync(`seed/content/${slug}.md`, 'utf8')
  const [, block = ''] = /:::steps\n(.*?)\n:::/s.exec(text) ?? []
  return [...(block || text).matchAll(/^\d+\. \*\*(.+?)\.\*\*/gm)].map(([, title = '']) => title)
}
