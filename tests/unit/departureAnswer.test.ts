import { describe, expect, test } from 'vitest'
import { badAnswerMail } from '@/collections/Deployments/alarm'
import { questionMail } from '@/collections/Deployments/askDeparted'
import { answerFigures } from '@/collections/Deployments/shared/answerFigures'
import { departureAnswerSchema } from '@/collections/Deployments/shared/answerSchema'
import type { Answers, Given } from '@/collections/Deployments/shared/questions'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { LANGUAGES } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import en from '@/messages/en/questionAnswers'
import type { SiteSetting } from '@/payload-types'

const DEPARTED = '2026-06-01'
const AT = '2026-07-01T02:00:00Z'
const GOOD: Given = { pay: 'yes', again: 'no', passport: 'me', note: '', may_call: false }

describe('the form', () => {
  const sent = { token: 'x', round: '30', pay: 'yes', again: 'no', passport: 'me' }
  const errorsOf = (change: object) => {
    const parsed = departureAnswerSchema.safeParse({ ...sent, ...change })
    return parsed.success ? {} : fieldErrors(parsed.error)
  }

  test('takes a round with its three answers; note and call may be absent', () => {
    expect(departureAnswerSchema.parse(sent)).toEqual({ ...sent, note: '', may_call: false })
    const more = { note: ' Two lines\r\nof mine ', may_call: 'on' }
    expect(departureAnswerSchema.parse({ ...sent, ...more })).toMatchObject({
      ...{ note: 'Two lines\nof mine', may_call: true },
    })
  })

  test.each([
    [{ pay: undefined }, { pay: en.choose }],
    [{ again: 'perhaps' }, { again: en.choose }],
    [{ passport: '' }, { passport: en.choose }],
    [
      { pay: undefined, again: undefined },
      { pay: en.choose, again: en.choose },
    ],
    [{ round: '60' }, { round: en.notOpen }],
    [{ note: 'x'.repeat(501) }, { note: en.noteTooLong }],
    [{ note: 'a\u0000b' }, { note: en.unreadable }],
  ])('with %j is refused with %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  test('takes a note of exactly 500 characters', () => {
    expect(errorsOf({ note: 'x'.repeat(500) })).toEqual({})
  })
})

describe('figures', () => {
  const given = (count: number, change: Partial<Given> = {}): Answers[] =>
    Array.from({ length: count }, () => ({ '30': { answered_at: AT, ...GOOD, ...change } }))

  test('are hidden at 19 answers and shown at 20, for each round by itself', () => {
    const [few, none] = answerFigures(given(19))
    expect(few).toEqual({ round: '30', count: 19, questions: null })
    expect(none).toEqual({ round: '180', count: 0, questions: null })
    const [enough, still] = answerFigures([...given(15), ...given(5, { pay: 'less' })])
    expect(enough?.questions?.[0]?.choices.map(({ percent }) => percent)).toEqual([75, 25, 0])
    expect(still?.questions).toBeNull()
  })

  test('do not count who was asked and has not answered', () => {
    const all = [...given(19), { '30': { asked_at: AT } }]
    expect(answerFigures(all)[0]).toMatchObject({ count: 19, questions: null })
  })
})

const FACTS = { full_name: 'Sample Agency', licence_number: 'B-1' } as SiteSetting

describe('the mails', () => {
  test.each(keysOf(LANGUAGES))('ask in %s with the link, and warn of paying', (language) => {
    const link = 'https://agency.example/my-application/x'
    const { parts, ...mail } = questionMail({ name: 'Asha', language }, DEPARTED, link, FACTS)
    expect(mail.language).toBe(language)
    expect(parts).toContainEqual(expect.objectContaining({ kind: 'button', href: `${link}#form` }))
    expect(parts.at(-1)?.kind).toBe('warning')
    expect(JSON.stringify({ parts, mail })).not.toMatch(/\{\w+\}/)
  })

  test('tell the office the reference and the questions, and nothing that was written', () => {
    const row = { id: 7, reference: 'AP-26-0000007' }
    const text = JSON.stringify(badAnswerMail(row, '30', ['pay', 'passport'], 'Meera, 022 1234'))
    for (const said of ['AP-26-0000007', 'Meera, 022 1234', 'Paid as promised', '30 days after']) {
      expect(text).toContain(said)
    }
    expect(text).toContain('panel=departures&group=answers&open=7')
    for (const hidden of ['Not paid yet', 'Less than promised', 'against']) {
      expect(text).not.toContain(hidden)
    }
  })
})
