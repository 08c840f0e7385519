import type { FactJson } from '@/collections/Facts/shared/fact'
import { askLine, quote, quoteOrAsk, whomToAsk } from '@/collections/Tools/documents/evidence'
import { amountIn, askEmployer, type Context, factAt, row } from './context'
import { exact, minus, sumOf } from './money'
import { BENEFITS, MINIMUM_NOTES, PASSES } from './rules'
import type { Benefit, Thousandths } from './shared/question'
import type { Row, Verdict } from './shared/statement'

/** Is it enough? Minimum wage, room and food, passes, and India's own wage list. */
export const enoughRows = (context: Context): Row[] => [
  wageRow(context),
  ...(BENEFITS[context.destination] ?? []).map((one) => benefitRow(context, one)),
  ...passRows(context),
  row('referral', 'Wage list of India', {
    verdict: 'ask',
    lines: [quoteOrAsk(context.facts, 'in.referral-wages')],
  }),
]

const wageRow = (context: Context): Row => {
  const { facts, code, currency, destination, offer } = context
  const fact = factAt(context, 'minimum-wage')
  const least = amountIn(fact, currency)
  const lines = [
    quoteOrAsk(facts, `${code}.minimum-wage`),
    ...(MINIMUM_NOTES[destination] ?? []).flatMap((key) => quote(facts, key) ?? []),
  ]
  if (!fact) return row('minimum', 'Lowest basic pay', { verdict: 'ask', lines })
  if (least === null) return row('minimum', 'Lowest basic pay', { verdict: 'none', lines })
  const label = `Lowest basic pay: ${sumOf(exact(least), currency, '').text}`
  if (offer.basic === null) {
    lines.push(askEmployer('Basic pay is open.'))
    return row('minimum', label, { verdict: 'ask', lines })
  }
  const verdict = against(offer.basic, least)
  if (verdict === 'below') lines.push(belowLine(context, offer.basic, least, fact))
  return row('minimum', label, { verdict, lines })
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
  (PASSES[context.destination] ?? []).map(({ label, fact: key, next }) => {
    const fact = context.facts.get(key)
    const least = amountIn(fact, context.currency)
    const lines = [quoteOrAsk(context.facts, key)]
    const later = next ? quote(context.facts, next) : null
    if (later) lines.push(later)
    const { basic } = context.offer
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
  const words = `The offer is ${sumOf(missing, context.currency, '').text} below it.`
  return askLine(`${words} Ask before you sign.`, whomToAsk(context.facts, fact.key))
}
