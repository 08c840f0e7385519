import { describe, expect, test } from 'vitest'
import { answerHelp } from '@/collections/Tools/help/answer'
import {
  type HelpQuestion,
  helpHref,
  NO_HELP_QUESTION,
  ORIGINS,
  PLACES,
  PROBLEMS,
} from '@/collections/Tools/help/shared/question'
import { keysOf } from '@/lib/shared/objects'
import { FACTS } from '@/tests/support/content/toolLines'

const NOW = new Date('2026-11-23T10:00:00Z')

const EVERY: HelpQuestion[] = keysOf(PLACES).flatMap((place) =>
  keysOf(ORIGINS).flatMap((from) =>
    keysOf(PROBLEMS).map((what) => ({ in: place, from, what, ended: null })),
  ),
)

describe('somebody who is in danger or ill', () => {
  const URGENT = EVERY.filter(({ what }) => what === 'abused' || what === 'ill')

  test('gets the police or an ambulance of the country as the only button', () => {
    for (const question of URGENT) {
      const { press, first, title } = answerHelp(question, FACTS, NOW)
      const service = question.what === 'ill' ? 'ambulance' : 'police'
      const number = FACTS.get(`${question.in?.toLowerCase()}.contacts.${service}`)?.value
      expect(number, helpHref(question)).toMatch(/^\d{3,4}$/)
      expect(press?.reach, helpHref(question)).toMatchObject({ kind: 'tel', text: number })
      expect(press).toBe(first)
      expect(title).toMatch(/^Call /)
    }
  })

  test('gets no other button when staff deleted the number', () => {
    for (const question of URGENT) {
      const facts = new Map([...FACTS].filter(([key]) => !/contacts\.(police|amb)/.test(key)))
      expect(answerHelp(question, facts, NOW).press, helpHref(question)).toBeNull()
    }
  })

  test('reads the numbers of all countries before the country is chosen', () => {
    const { press, first } = answerHelp(
      { ...NO_HELP_QUESTION, what: 'abused', from: 'IN' },
      FACTS,
      NOW,
    )
    expect(press).toBeNull()
    const said = first.does.map(({ text }) => text)
    expect(said).toEqual(expect.arrayContaining(['Saudi Arabia: 999.', 'Kuwait: 112.']))
  })
})

test('every wallet card of a country begins with the police and an ambulance', () => {
  for (const question of EVERY) {
    const [one, two] = answerHelp(question, FACTS, NOW).card.rows
    const labels = `${one?.label}, ${two?.label}`
    expect(labels, helpHref(question)).toMatch(/^Police(, Ambulance$| and ambulance, )/)
  }
})

test('the line for domestic workers is never the button', () => {
  const line = FACTS.get('kw.contacts.domestic')?.value
  expect(line).toBeTruthy()
  for (const question of EVERY) {
    expect(answerHelp(question, FACTS, NOW).press?.reach.text).not.toBe(line)
  }
})
