import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { decide } from '@/collections/Tools/charges/decide'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { paidBy } from '@/collections/Tools/documents/payers'
import { CHARGE_OF } from '@/collections/Tools/documents/payRules'
import { homeSteps } from '@/collections/Tools/entry/homeSteps'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { keysOf } from '@/lib/shared/objects'
import { FACTS } from '@/tests/support/content/toolLines'

const ROUTES = keysOf(SOURCE_COUNTRIES).flatMap((home) =>
  keysOf(DESTINATIONS).map((destination) => ({
    ...{ home, destination, passport: 'ecr' as const, trade: 'welder' as const },
  })),
)

describe('who pays', () => {
  test('is the same in "Can I be charged this?" as in the lists of papers and steps', () => {
    for (const route of ROUTES) {
      for (const [subject, charge] of Object.entries(CHARGE_OF)) {
        const asked = { from: route.home, to: route.destination, for: charge, sum: null }
        const verdicts = (['unsure', 'agent'] as const).map(
          (by) => decide({ ...asked, by }, FACTS).verdict,
        )
        const { who } = paidBy(subject as keyof typeof CHARGE_OF, route, FACTS) // its own keys
        const name = `${route.home} ${route.destination} ${subject}`
        if (who === 'employer' || who === 'free') expect(verdicts, name).toContain('no')
        if (who === 'employer' || who === 'free') expect(verdicts, name).not.toContain('yes')
        if (who === 'in the limit') expect(verdicts, name).toEqual(['unknown', 'no'])
        if (who === 'ask') expect(verdicts, name).toEqual(['unknown', 'unknown'])
      }
    }
  })

  test('is the same for a paper as for its step', () => {
    for (const route of ROUTES) {
      const { steps } = stepsAnswer(route, FACTS)
      for (const { key, paid } of documentsAnswer(route, FACTS).papers) {
        const step = steps.find((each) => each.key === key)
        if (step) expect(step.paid.who, `${route.home} ${route.destination} ${key}`).toBe(paid.who)
      }
    }
  })

  test('is on the home page only where it is the same for every country', () => {
    for (const [index, { title, who, depends }] of homeSteps(FACTS).entries()) {
      const all = ROUTES.filter(({ home }) => home === 'IN').map(
        (route) => stepsAnswer({ ...route, trade: null }, FACTS).steps,
      )
      const payers = new Set(
        all.map((steps) => steps.find((step) => step.title === title)?.paid.who ?? who),
      )
      if (who) expect([...payers], title).toEqual([who])
      else expect(depends, `${index} ${title}`).toMatch(/employer|depends/)
    }
  })

  test('is the same on the page of the recruitment procedure as on the home page', () => {
    const WORDS = {
      ...{ employer: /^Employer$/, free: /^(Nobody pays|Free)$/, ask: /^Ask/, you: /^You/ },
      'in the limit': /no extra cost/i,
    }
    const page = readFileSync('seed/content/recruitment-procedure.md', 'utf8')
    const rows = [...page.matchAll(/^\d+\. \*\*(.+?)\.\*\*.*\{pays: (.+)\}$/gm)]
    expect(rows).toHaveLength(12)
    for (const [index, { title, who }] of homeSteps(FACTS).entries()) {
      const [, name, pays = ''] = rows[index] ?? []
      expect(name).toBe(title)
      if (who) expect(pays, title).toMatch(WORDS[who])
      else expect(pays, title).not.toMatch(/^(Employer|Nobody pays|Free)$/)
    }
  })
})
