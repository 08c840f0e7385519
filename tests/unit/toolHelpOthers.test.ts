import { describe, expect, test } from 'vitest'
import { answerHelp } from '@/collections/Tools/help/answer'
import { type HelpQuestion, readHelpQuestion } from '@/collections/Tools/help/shared/question'
import { helpAsked } from '@/components/tools/help/helpAsked'
import { askedText } from '@/components/tools/shared/askedText'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS } from '@/tests/support/content/toolLines'

const NOW = new Date('2026-11-23T10:00:00Z')

const read = (query: string) => readHelpQuestion(new URLSearchParams(query), NOW)
const answer = (query: string) => answerHelp(read(query), FACTS, NOW)

const saidOf = (question: HelpQuestion) =>
  askedText(helpAsked(question, ENGLISH_WORDS), ENGLISH_WORDS)

describe('who asks for help for somebody else', () => {
  test('is asked where that person is, and not where the writer is', () => {
    const labels = answer('what=missing').open.map(({ label }) => label)
    expect(labels).toEqual(['Where is your relative?', 'Where is your relative from?'])
    expect(answer('what=arrested').open[0]?.label).toBe('Where is the arrested person?')
    expect(answer('what=unpaid').open[0]?.label).toBe('Where are you?')
  })

  test('and names the home country is asked again, among the countries of work', () => {
    const [again] = answer('in=NP&from=NP&what=missing').open
    expect(again?.label).toBe('Where is your relative?')
    expect(again?.choices.map(({ label }) => label)).toContain('Saudi Arabia')
    expect(again?.choices.map(({ label }) => label)).not.toContain('Nepal')
    expect(answer('in=NP&from=NP&what=cheated').open).toEqual([])
    expect(answer('in=SA&from=NP&what=missing').open).toEqual([])
  })

  test('reads the question as one about that person', () => {
    expect(saidOf(read('in=SA&from=NP&what=death'))).toBe(
      'My relative is in Saudi Arabia, from Nepal. My relative has died.',
    )
    expect(saidOf(read('in=SA&from=NP&what=unpaid'))).toMatch(/^I am in Saudi Arabia/)
  })

  test('gets no button for a free line that answers only in the country of work', () => {
    expect(answer('in=AE&from=LK&what=missing').first.reach.text).toBe('800 119119')
    expect(answer('in=AE&from=LK&what=missing').press).toBeNull()
    expect(answer('in=SG&from=IN&what=missing').press?.reach.text).toBe('+65 6238 2538')
  })
})

test('every line that takes complaints warns that the employer will hear of it', () => {
  for (const query of ['in=AE&from=IN&what=unpaid', 'in=QA&from=NP&what=unpaid']) {
    const { first, next } = answer(query)
    for (const { does, name } of [first, next[0] ?? first]) {
      expect(does.map(({ text }) => text).join(' '), name).toContain(
        'First think where you are safe.',
      )
    }
  }
})

test('in Saudi Arabia 911 is said with its regions, beside the number of the whole country', () => {
  for (const [what, number] of [
    ['abused', '999'],
    ['ill', '997'],
  ] as const) {
    const { press, first } = answer(`in=SA&from=BD&what=${what}`)
    expect(press?.reach.text).toBe(number)
    expect(first.does[0]?.text).toBe(
      'In Riyadh, Makkah, Madinah and the Eastern Province 911 answers for police, ambulance and fire.',
    )
  }
})

describe('the numbers from abroad', () => {
  test.each([
    ['BD', '+880 9610 102030'],
    ['NP', '+977 1 5970008'],
    ['PH', '+632 1348'],
  ])('of %s are on the card, and the home number is not', (from, number) => {
    const rows = answer(`in=SA&from=${from}&what=unpaid`).card.rows
    expect(rows.map(({ text }) => text)).toContain(number)
    expect(rows.some(({ label }) => label.includes('(from home)'))).toBe(false)
  })

  test('of missions are on the card where one is known', () => {
    for (const [query, number] of [
      ['in=SG&from=IN', '+65 6238 2538'],
      ['in=AE&from=LK', '800 119119'],
      ['in=AE&from=PH', '+971 56 353 5558'],
      ['in=SA&from=IN', '+966 55 612 2301'],
    ] as const) {
      expect(
        answer(query).card.rows.map(({ text }) => text),
        query,
      ).toContain(number)
    }
  })
})
