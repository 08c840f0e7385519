import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESTINATIONS, type Destination } from '@/collections/Countries/shared/destinations'
import { mapTexts } from '@/collections/content/mapTexts'
import { type Content, content } from '@/collections/content/shared/json'
import { jobJson } from '@/collections/Jobs/shared/json'
import { countryQuestions } from '@/collections/Tools/entry/countryQuestions'
import { TOOL_SCREENS } from '@/collections/Tools/toolWords'
import { ContentPage } from '@/components/content/ContentPage'
import { CountryTools } from '@/components/content/CountryTools'
import { JobTable } from '@/components/jobs/JobTable'
import { headingId } from '@/lib/shared/headingId'
import { type Language, languages } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import { sayIn } from '@/messages/sayIn'
import type { Page } from '@/payload-types'
import { readSeedDocuments, type SeedDocument } from '@/seed/content'
import { full } from '@/tests/support/candidates/storedJobs'
import { latinIn, textsNotInEnglish } from '@/tests/support/content/readTexts'
import { FACTS } from '@/tests/support/content/toolLines'

/** What stands around the text of a page about a country or an industry, in other languages. */

const NOW = new Date('2026-11-23T08:00:00Z')
const TRANSLATED = 'पाठ'

let documents: SeedDocument[] = []
beforeAll(async () => {
  documents = await readSeedDocuments()
})

const pageOf = (slug: string): Content => {
  const data = documents.find((document) => document.data.slug === slug)?.data
  const page = content(data as Page) // a seeded page has all that is read here
  const layout = page.layout.map((block) =>
    block.blockType === 'facts'
      ? {
          ...block,
          facts: [...FACTS.values()].filter(
            ({ country, topic }) => country === block.country && block.topics.includes(topic),
          ),
        }
      : block,
  )
  return { ...page, layout, confirm: { office: null } }
}

const shown = (slug: string, language: Language, total = 12): string => {
  const page = pageOf(slug)
  const { country, industries } = page
  const entry = { ...page, title: TRANSLATED, slug: 'other' }
  const jobs = total ? [jobJson(full)] : []
  return renderToStaticMarkup(
    createElement(ContentPage, {
      page: language === 'en' ? page : mapTexts(page, (texts) => texts.map(() => TRANSLATED)),
      language,
      entries: [entry, { ...entry, kind: 'article' as const, slug: 'article' }],
      near: {},
      jobs: { country, industries: country ? [] : industries, jobs, total, href: '/job-list?x=1' },
      jobTable: createElement(JobTable, { jobs, language }),
      tools: country && toolsIn(country, language),
    }),
  )
}

const toolsIn = (iso2: Destination, language: Language) =>
  createElement(CountryTools, {
    iso2,
    tools: countryQuestions(iso2, FACTS, NOW),
    words: {
      language,
      text: sayIn(language, TOOL_SCREENS, (english) =>
        [...FACTS.values()].some(({ sentence }) => english.includes(sentence.slice(1, -1)))
          ? TRANSLATED
          : undefined,
      ),
    },
  })

const SLUGS = keysOf(DESTINATIONS).map((iso2) => `jobs-in-${headingId(DESTINATIONS[iso2])}`)

/** Names and signs that are the same in every language. Publishers are named as they name themselves. */
const SAME = ['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'SGD', 'MYR', 'UTC', 'ECR', 'QAR 3,200']
const publishers = () => [...new Set([...FACTS.values()].map(({ source }) => source.publisher))]

const leadsElsewhere = (html: string): unknown[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
    .map(([, href]) => href)
    .filter((href) => !/^\/hi(?:\/|$)/.test(String(href)))

describe.each([...SLUGS, 'jobs-in-dubai', 'oil-gas-industry'])('/%s', (slug) => {
  test.each([12, 1, 0])('says in Hindi all that stands around its text (%i jobs)', (total) => {
    const html = shown(slug, 'hi', total)
    const same = [...SAME, ...publishers()].sort((a, b) => b.length - a.length)
    expect(latinIn(textsNotInEnglish(html), [...same, 'Welder'])).toEqual([])
    expect(html).toContain(TRANSLATED)
  })

  test('leads from Hindi to pages in Hindi', () => {
    expect(leadsElsewhere(shown(slug, 'hi'))).toEqual([])
  })

  test('marks nothing as English on an English page, and leads to English pages', () => {
    const html = shown(slug, 'en')
    expect(html).not.toMatch(/ lang="/)
    expect(html.replaceAll(TRANSLATED, '')).not.toMatch(/[\u0900-\u097f]|"\/hi\b/)
  })
})

test('a country page says in English what it said before', () => {
  const text = shown('jobs-in-uae', 'en').replaceAll(/<[^>]*>/g, ' ')
  for (const said of [
    'See 12 jobs',
    'Capital  Abu Dhabi',
    'UTC+4 1 h 30 behind India',
    'Emigration check  Required for ECR passports, and for nurses',
    'Official language  Arabic',
    'Open now in the UAE',
    'All 12 jobs',
    'Going to the UAE? Four questions',
    'From India: ₹30,000 at most for the agent’s service.',
    'Who helps me in the UAE?',
    'See it for the UAE',
    'Read next',
  ])
    expect(text.replaceAll(/\s\s+/g, '  ')).toContain(said)
  expect(shown('jobs-in-singapore', 'en')).toContain('2 h 30 ahead of India')
  expect(shown('jobs-in-malaysia', 'en')).toContain(
    'We have no checked rule on leave, probation and notice, heat, and changing job.',
  )
  expect(shown('oil-gas-industry', 'en')).toContain('Open now: Oil &amp; Gas')
  expect(shown('oil-gas-industry', 'en', 0)).toContain('Register once</a> and we look through')
})

test.each(languages)('a number to call abroad reads from left to right in %s', (language) => {
  expect(shown('jobs-in-qatar', language)).toContain('<bdi dir="ltr">+974</bdi>')
})

test('a site in a table of facts is opened in Hindi as in English', () => {
  const link = '<a href="https://mohr.gov.my" rel="noopener">'
  expect(shown('jobs-in-malaysia', 'en')).toContain(`${link}Department of Labour (mohr.gov.my)</a>`)
  expect(shown('jobs-in-malaysia', 'hi')).toContain(`${link}${TRANSLATED}</a>`)
})
