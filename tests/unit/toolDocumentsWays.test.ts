import { describe, expect, test } from 'vitest'
import { documentsAnswer, linesOf } from '@/collections/Tools/documents/answer'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { EMPTY_ROUTE, type Route } from '@/collections/Tools/documents/shared/question'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { FACTS } from '@/tests/support/content/toolLines'

const paperOf = (route: Partial<Route>, key: PaperKey) =>
  documentsAnswer({ ...EMPTY_ROUTE, ...route }, FACTS).papers.find((paper) => paper.key === key)

const textOf = (route: Partial<Route>, key: PaperKey) => {
  const paper = paperOf(route, key)
  return paper
    ? linesOf(paper)
        .map(({ text }) => text)
        .join(' ')
    : ''
}

test('a trade that is not elementary is not told that an elementary job needs no degree', () => {
  for (const trade of ['nurse', 'welder', 'engineer', 'driver'] as const) {
    for (const home of ['IN', 'NP', 'PH'] as const) {
      expect(textOf({ home, destination: 'AE', trade }, 'certificates')).not.toContain('elementary')
    }
  }
  expect(textOf({ home: 'IN', destination: 'AE' }, 'certificates')).toContain('elementary')
  const { notNeeded } = documentsAnswer(
    { ...EMPTY_ROUTE, destination: 'AE', trade: 'helper' },
    FACTS,
  )
  expect(notNeeded[0]?.text).toContain('elementary')
})

test('a nurse in Singapore must be registered with the Nursing Board, without an agent', () => {
  const route = { home: 'IN', destination: 'SG', trade: 'nurse' } as const
  expect(paperOf(route, 'licence')?.need).toBe('must')
  expect(textOf(route, 'licence')).toContain('Singapore Nursing Board (SNB)')
  expect(textOf(route, 'licence')).toContain('no agent')
  expect(textOf({ ...route, trade: 'pharmacist' }, 'licence')).not.toContain('Nursing Board')
})

describe('the Saudi skill test', () => {
  test.each(['NP', 'LK', 'BD', 'PH'] as const)('does not name India for %s', (home) => {
    const route = { ...EMPTY_ROUTE, home, destination: 'SA', trade: 'welder' } as const
    expect(textOf(route, 'skill-test')).not.toContain('India')
    const step = stepsAnswer(route, FACTS).steps.find(({ key }) => key === 'interview')
    const lines = [...(step?.what ?? []), ...(step?.paid.lines ?? [])]
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('India')
  })

  test('names the Indian partner for India', () => {
    expect(textOf({ home: 'IN', destination: 'SA', trade: 'welder' }, 'skill-test')).toContain(
      'NSDC',
    )
  })
})

describe('certificates', () => {
  test.each([
    ['BD', 'SA', 'The foreign ministry of Bangladesh, as an apostille'],
    ['PH', 'OM', 'The foreign ministry of the Philippines, as an apostille'],
    ['PH', 'QA', 'The foreign ministry of the Philippines, then the embassy of Qatar'],
    ['NP', 'SA', 'The foreign ministry of Nepal, then the embassy of Saudi Arabia'],
  ] as const)('from %s for %s come from one place: %s', (home, destination, text) => {
    expect(paperOf({ home, destination }, 'certificates')?.issuer.text).toBe(text)
  })

  test('of Bangladesh name who objected to its apostille, where an apostille counts', () => {
    expect(textOf({ home: 'BD', destination: 'BH' }, 'certificates')).toContain('objected')
    expect(textOf({ home: 'BD', destination: 'QA' }, 'certificates')).not.toContain('objected')
  })
})

test('the age of household workers is said where the home country sets one', () => {
  const doubts = (route: Partial<Route>) =>
    documentsAnswer({ ...EMPTY_ROUTE, ...route }, FACTS)
      .doubts.map(({ text }) => text)
      .join(' ')
  expect(doubts({ home: 'PH', trade: 'helper' })).toContain('24 years')
  expect(doubts({ home: 'LK' })).toContain('minimum ages for domestic work')
  expect(doubts({ home: 'PH', trade: 'welder' })).not.toContain('household')
})

test('the Kuwait visa is settled, and no line beside it says that nothing is', () => {
  const steps = stepsAnswer({ ...EMPTY_ROUTE, home: 'IN', destination: 'KW' }, FACTS).steps
  for (const { paid, key } of steps.filter(({ paid: { who } }) => who === 'employer')) {
    expect(paid.lines.map(({ text }) => text).join(' '), key).not.toContain('does not clearly say')
  }
})
