import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { partsOf } from '@/collections/Tools/offer/shared/columns'
import { POINTS } from '@/collections/Tools/offer/shared/points'
import { type OfferQuestion, readQuestion } from '@/collections/Tools/offer/shared/question'
import {
  type OfferAnswer,
  type Statement,
  VERDICTS,
} from '@/collections/Tools/offer/shared/statement'
import type { Facts } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { openPoints, STILL_OPEN } from '@/components/tools/offer/OpenFields'
import { keysOf } from '@/lib/shared/objects'

/** All texts of the answers of Check my offer, also where a fact is missing. */

const PAY = [null, 'basic=70', 'basic=1400&other=100', 'basic=4500&food=given'] as const
const TIME = [
  ...[null, 'hours=8&days=6', 'hours=9.5&days=5', 'hours=13&days=6'],
  ...['hours=8&days=7', 'hours=12&days=7'],
] as const
const LENGTH = [null, 'months=6', 'months=23', 'months=60', 'months=125', 'months=460'] as const
const REST = ['room=0&food=0&points=0', '', 'room=300&divisor=26&points=1.2.3'] as const

const ONE = PAY.flatMap((pay) =>
  TIME.flatMap((time) =>
    LENGTH.map((length, i) => [pay, time, length, REST[i % 3]].filter(Boolean).join('&')),
  ),
)

/** The second offer beside each: another one, and the same. */
const TWO = ONE.filter((_, i) => i % 5 === 0).flatMap((one, i, all) =>
  [one, all[(i * 7) % all.length] ?? one].map(
    (other) => `${one}&${other.replace(/(^|&)(?!divisor)/g, '$1b_')}`,
  ),
)

const questionsTo = (to: string): OfferQuestion[] =>
  [...ONE, ...TWO].map((offer) => readQuestion(new URLSearchParams(`to=${to}&${offer}`)))

/** Answers with all facts, without any, and with each of those that an answer rests on deleted. */
const answersOf = (facts: Facts): OfferAnswer[] =>
  [...keysOf(DESTINATIONS), ''].flatMap((to) => {
    const questions = questionsTo(to)
    const every = (n: number) => questions.filter((_, i) => i % n === 0)
    const all = questions.map((question) => offerAnswer(question, facts))
    const keys = new Set(all.flatMap((answer) => answer.facts))
    return [
      ...all,
      ...every(5).map((question) => offerAnswer(question, new Map())),
      ...[...keys].flatMap((key) => {
        const left = new Map([...facts].filter(([other]) => other !== key))
        return every(43).map((question) => offerAnswer(question, left))
      }),
    ]
  })

/** What lines say, and whom they name to ask, unless that is the name of an office. */
const saidIn = (lines: readonly Line[], offices: ReadonlySet<string>) =>
  lines.flatMap(({ text, ask }) => [text, ask !== null && !offices.has(ask) ? ask : null])

const ofStatement = (statement: Statement, offices: ReadonlySet<string>) => [
  ...rowsOf(statement).flatMap(({ label, sum, lines }) => [
    ...[label, ...(sum?.working ?? []), sum?.most],
    ...saidIn(lines, offices),
  ]),
  ...(statement.points?.missing ?? []).flatMap(({ law }) => saidIn(law, offices)),
  ...statement.open.map(({ text }) => text),
  ...openPoints(statement).choices.map(({ label }) => label),
]

export const offerTexts = (facts: Facts): (string | null | undefined)[] => {
  const offices = new Set([...facts.values()].map(({ confirm }) => confirm))
  return [
    ...Object.values(VERDICTS),
    ...Object.values(POINTS).flatMap(({ label, question }) => [label, question]),
    ...Object.values(STILL_OPEN),
    ...answersOf(facts).flatMap(({ open, a, b, divisorLine, comparison }) => [
      open,
      ...[a, b].flatMap((one) => (one ? ofStatement(one, offices) : [])),
      ...Object.values(partsOf(a, b))
        .flat()
        .map(({ label }) => label),
      ...saidIn([divisorLine, ...(comparison?.lines ?? [])], offices),
    ]),
  ]
}
