import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { ASKERS, CHARGES, HOMES } from '@/collections/Tools/charges/shared/question'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import type { Trade } from '@/collections/Tools/documents/shared/trades'
import { answerHelp } from '@/collections/Tools/help/answer'
import { ORIGINS, PLACES, PROBLEMS } from '@/collections/Tools/help/shared/question'
import { offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { readQuestion } from '@/collections/Tools/offer/shared/question'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { workingIn } from '@/components/tools/offer/workingIn'
import { keysOf } from '@/lib/shared/objects'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS } from '@/tests/support/content/toolLines'
import { OFFERS } from './toolAnswers/offers'

const NOW = new Date('2026-11-24T09:00:00Z')
const TRADES: readonly Trade[] = ['welder', 'nurse', 'driver', 'helper']

const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

/**
 * The record of what we tell people: one line for each answer of each tool, so that a changed
 * answer is a line of a diff that somebody reads. `vitest -u` writes them anew.
 */
describe('the record of all answers', () => {
  test('Can I be charged this?', async () => {
    const lines = keysOf(HOMES).flatMap((from) =>
      keysOf(DESTINATIONS).flatMap((to) =>
        keysOf(CHARGES).flatMap((charge) =>
          keysOf(ASKERS).map((by) => {
            const question = { from, to, by, for: charge, sum: 35_000 }
            const { verdict, headline, lead, money } = answerCharge(question, FACTS, NOW)
            const over = money?.over ? ` [over: ${money.over.text}]` : ''
            return `${from} ${to} ${charge} ${by}: ${verdict} ${headline}${over} ${textOf(lead)}`
          }),
        ),
      ),
    )
    expect(lines).toHaveLength(2240)
    await expect(lines.join('\n')).toMatchFileSnapshot('toolAnswers/charges.txt')
  })

  test('Get help', async () => {
    const lines = [...keysOf(PLACES), null].flatMap((place) =>
      [...keysOf(ORIGINS), null].flatMap((from) =>
        keysOf(PROBLEMS).map((what) => {
          const question = { in: place, from, what, ended: null }
          const { title, press, first, next, card } = answerHelp(question, FACTS, NOW)
          const button = press ? `${press.name} ${press.reach.text}` : 'no button'
          const order = [first, ...next].map(({ name, reach }) => `${name} (${reach.text})`)
          const rows = card.rows.map(({ label, text }) => `${label} ${text}`)
          return `${place ?? '–'} ${from ?? '–'} ${what}: ${title} [${button}] ${order.join(' > ')} {${rows.join(' | ')}}`
        }),
      ),
    )
    await expect(lines.join('\n')).toMatchFileSnapshot('toolAnswers/help.txt')
  })

  test('My documents', async () => {
    const lines = keysOf(HOMES).flatMap((home) =>
      keysOf(DESTINATIONS).flatMap((destination) =>
        TRADES.flatMap((trade) => {
          const question = { home, destination, trade, passport: 'ecr' as const }
          const { papers } = documentsAnswer(question, FACTS)
          return papers.map(
            ({ title, need, paid, issuer }) =>
              `${home} ${destination} ${trade}: ${title} (${need}) ${paid.who}: ${textOf(paid.lines)} From: ${issuer.text}`,
          )
        }),
      ),
    )
    const checks = keysOf(DESTINATIONS).map((destination) => {
      const question = { home: null, destination, trade: null, passport: null }
      return `${destination}: Is my visa real? ${textOf(documentsAnswer(question, FACTS).visaCheck)}`
    })
    await expect([...lines, ...checks].join('\n')).toMatchFileSnapshot('toolAnswers/documents.txt')
  })

  test('My steps', async () => {
    const lines = [...keysOf(HOMES), null].flatMap((home) =>
      [...keysOf(DESTINATIONS), null].flatMap((destination) => {
        const question = { home, destination, trade: null, passport: 'ecr' as const }
        return stepsAnswer(question, FACTS).steps.map(
          ({ number, title, paid }) =>
            `${home ?? '–'} ${destination ?? '–'} ${number}. ${title} ${paid ? `${paid.who}: ${textOf(paid.lines)}` : 'no money'}`,
        )
      }),
    )
    await expect(lines.join('\n')).toMatchFileSnapshot('toolAnswers/steps.txt')
  })

  test('Check my offer', async () => {
    const lines = OFFERS.flatMap((query) => {
      const { a, b } = offerAnswer(readQuestion(new URLSearchParams(query)), FACTS)
      return [
        query,
        ...[a, b].flatMap((statement) =>
          statement
            ? rowsOf(statement).map(({ label, sum, verdict, lines: said }) => {
                const worked = sum?.working.length ? ` = ${workingIn(sum, ENGLISH_WORDS)}` : ''
                return `  ${label}: ${sum ? `${sum.text}${worked}` : verdict} ${textOf(said)}`
              })
            : [],
        ),
      ]
    })
    await expect(lines.join('\n')).toMatchFileSnapshot('toolAnswers/offers.txt')
  })
})
