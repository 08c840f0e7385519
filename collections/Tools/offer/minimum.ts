import type { FactJson } from '@/collections/Facts/shared/fact'
import { quote, quoteOrAsk, whomToAsk } from '@/collections/Tools/shared/facts'
import { askLine } from '@/collections/Tools/shared/line'
import {
  amountIn,
  askEmployer,
  belowMinimum,
  type Context,
  factAt,
  money,
  onMinimum,
  row,
} from './context'
import { exact, minus, sumOf } from './money'
import type { Addition } from './overtime'
import type { Benefit, Thousandths } from './shared/question'
import type { Row, Verdict } from './shared/statement'

/** Is it enough? Minimum wage, room and food, passes, and India's own wage list. */
export const enoughRows = (context: Context): Row[] => [
  wageRow(context),
  ...(context.law.benefits ?? []).map((one) => benefitRow(context, one)),
  ...passRows(context),
  row('referral', 'Wage list of India, for workers from India', {
    verdict: 'ask',
    lines: [quoteOrAsk(context.facts, 'in.referral-wages')],
  }),
]

const wageRow = (context: Context): Row => {
  const { facts, code, currency, said: offer } = context
  const fact = factAt(context, 'minimum-wage')
  const least = amountIn(fact, currency)
  const lines = [
    quoteOrAsk(facts, `${code}.minimum-wage`),
    ...(context.law.minimumNotes ?? []).flatMap((key) => quote(facts, key) ?? []),
  ]
  if (!fact) return row('minimum', 'Lowest basic pay', { verdict: 'ask', lines })
  if (least === null) return row('minimum', 'Lowest basic pay', { verdict: 'none', lines })
  const label = `Lowest basic pay: ${sumOf(exact(least), currency).text}`
  if (offer.basic === null) {
    lines.push(askEmployer('Basic pay is open.'))
    return row('minimum', label, { verdict: 'ask', lines })
  }
  const verdict = against(offer.basic, least)
  if (verdict === 'below') lines.push(belowLine(context, offer.basic, least, fact))
  return row('minimum', label, { verdict, lines })
}

/** What is missing up to the legal minimum, each month; null if nothing is. */
export const toMinimum = (context: Context): Addition | null => {
  const missing = belowMinimum(context)
  if (missing === 0) return null
  const value = money(missing)
  const lines = [quoteOrAsk(context.facts, `${context.code}.minimum-wage`), ...onMinimum(context)]
  const sum = sumOf(value, context.currency)
  return { row: row('to-minimum', 'Missing to the lowest basic pay', { sum, lines }), value }
}

const benefitRow = (
  context: Context,
  { benefit, fact: key }: { benefit: 'room' | 'food'; fact: string },
): Row => {
  const label = benefit === 'room' ? 'Room, or money for it' : 'Food, or money for it'
  const fact = context.facts.get(key)
  const lines = [quoteOrAsk(context.facts, key)]
  const has = context.offer[benefit]
  if (has === null) lines.push(askEmployer('The offer does not say it.'))
  const least = amountIn(fact, context.currency)
  const verdict = fact ? benefitVerdict(has, least) : 'ask'
  if (fact && verdict === 'below' && typeof has === 'number' && least !== null) {
    lines.push(belowLine(context, has, least, fact))
  }
  return row(benefit, label, { verdict, lines })
}

const benefitVerdict = (has: Benefit | null, least: number | null): Verdict => {
  if (has === null) return 'ask'
  if (has === 'given') return 'yes'
  if (least !== null) return against(has, least)
  return has > 0 ? 'yes' : 'below'
}

const passRows = (context: Context): Row[] =>
  (context.law.passes ?? []).map(({ label, fact: key, next }) => {
    const fact = context.facts.get(key)
    const least = amountIn(fact, context.currency)
    const lines = [quoteOrAsk(context.facts, key)]
    const later = next ? quote(context.facts, next) : null
    if (later) lines.push(later)
    const { basic } = context.said
    const verdict = basic === null || least === null ? 'ask' : against(basic, least)
    return row(key, `Pay for a pass: ${label}`, { verdict, lines })
  })

/** How a sum compares with the units of a fact. */
const against = (has: Thousandths, least: number): 'above' | 'exact' | 'below' => {
  const limit = Math.round(least * 1000)
  if (has === limit) return 'exact'
  return has > limit ? 'above' : 'below'
}

const belowLine = (context: Context, has: Thousandths, least: number, fact: FactJson) => {
  const missing = minus(exact(least), exact(has, 1000))
  const words = `The offer is ${sumOf(missing, context.currency).text} below it.`
  return askLine(`${words} Ask before you sign.`, whomToAsk(context.facts, fact.key))
}
