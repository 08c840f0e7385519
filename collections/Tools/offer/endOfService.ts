import { quote, quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import {
  amountIn,
  askAuthority,
  askEmployer,
  type Context,
  factAt,
  money,
  onMinimum,
  row,
  shown,
} from './context'
import { fundOf } from './fund'
import { compare, type Exact, exact, minus, number, plus, sumOf, times, ZERO } from './money'
import { resigning } from './resigning'
import type { Row } from './shared/statement'

/** The rows at the end of the months, and what they add to the total; null if nobody can tell. */
export type End = { rows: readonly Row[]; value: Exact | null }

/** What the law pays when the job ends. */
export const endOf = (context: Context): End => {
  const { facts, code, offer } = context
  const rule = context.law.end
  const label = 'End-of-service pay'
  if (rule.kind === 'none') {
    const lines = [quoteOrAsk(facts, `${code}.gratuity.first`)]
    return {
      rows: [row('end', label, { verdict: lines[0]?.ask ? 'ask' : 'none', lines })],
      value: ZERO,
    }
  }
  if (rule.kind === 'fund') return fundOf(context)

  const keys = rule.later ? ['gratuity.first', 'gratuity.later'] : ['gratuity.first']
  const lines: Line[] = keys.map((key) => quoteOrAsk(facts, `${code}.${key}`))
  if (rule.minimumService) lines.push(quoteOrAsk(facts, rule.minimumService))
  const notes = rule.notes.flatMap((key) => quote(facts, key) ?? [])
  const end = (value: Exact | null, working: readonly string[], most?: string): End => ({
    rows: [
      row('end', label, {
        sum: value && sumOf(value, context.currency, working, most),
        verdict: value ? null : 'ask',
        lines: [...lines, ...notes],
      }),
      ...resigning(context, value),
    ],
    value,
  })
  if (offer.months === null) lines.push(askEmployer('The months are open, so there is no sum.'))
  if (offer.basic === null) lines.push(askEmployer('Basic pay is open, so there is no sum.'))
  if (offer.months === null || offer.basic === null) return end(null, [])

  const years = yearsOf(context, offer.months, lines)
  if (years.top === 0n) return end(ZERO, ['0 whole years'])
  lines.push(wageLine(context), ...onMinimum(context))
  const pay = payForYears(context, years, lines)
  if (!pay) return end(null, [])
  const cap = capOf(context)
  if (cap && compare(pay.value, cap.value) > 0) {
    lines.push(...cap.lines)
    return end(cap.value, pay.working, cap.working)
  }
  return end(pay.value, pay.working)
}

/** The years that count: with their parts where a fact says so, else whole ones, which is a floor. */
const yearsOf = (context: Context, months: number, lines: Line[]): Exact => {
  const { partYear, minimumService } = context.law.end
  const whole = Math.floor(months / 12)
  const part = months % 12
  if (part === 0) return exact(whole)
  const counts = partYear ? quote(context.facts, partYear) : null
  if (counts && (whole > 0 || !minimumService)) {
    lines.push(counts)
    return exact(months, 12)
  }
  if (whole === 0) {
    lines.push(askAuthority(context, 'Less than a year: we counted nothing.'))
    return ZERO
  }
  const words = `At least: we counted ${whole === 1 ? '1 whole year' : `${whole} whole years`} only.`
  lines.push(askAuthority(context, `${words} Do the other months count?`))
  return exact(whole)
}

type Worked = { value: Exact; working: readonly string[] }

/** The sum of the years; null if a fact that it needs has no number. */
const payForYears = (context: Context, years: Exact, lines: Line[]): Worked | null => {
  const first = partOf(context, 'gratuity.first', years)
  const border = factAt(context, 'gratuity.first.years')
  const firstYears = amountIn(border, 'years')
  if (!context.law.end.later) return first
  if (firstYears === null) {
    lines.push(quoteOrAsk(context.facts, `${context.code}.gratuity.first.years`))
    return null
  }
  if (compare(years, exact(firstYears)) <= 0) return first
  const before = partOf(context, 'gratuity.first', exact(firstYears))
  const after = partOf(context, 'gratuity.later', minus(years, exact(firstYears)))
  if (!before || !after) return null
  return {
    value: plus(before.value, after.value),
    working: [...before.working, ...after.working],
  }
}

/** The pay of some years at one rate: days and weeks by the day divisor, months as they are. */
const partOf = (context: Context, name: string, years: Exact): Worked | null => {
  const fact = factAt(context, name)
  const wage = wageOf(context)
  const amount = amountIn(fact, 'days', 'weeks', 'months')
  if (!fact || amount === null) return null
  const words = shown(context, wage)
  if (fact.unit === 'months') {
    const months = times(exact(amount), years)
    return { value: times(wage, months), working: [`${words} × ${inMonths(months)}`] }
  }
  const days = times(exact(fact.unit === 'weeks' ? amount * 7 : amount), years)
  return {
    value: times(times(wage, days), exact(1, context.divisor)),
    working: [`${words} ÷ ${context.divisor} × ${number(days)} days`],
  }
}

/** The wage that counts: basic pay, or all that is paid in money. */
const wageOf = ({ offer, law, facts }: Context): Exact => {
  const basic = money(offer.basic ?? 0)
  const { isWholeWage, wage } = law.end
  if (!isWholeWage || !wage || !facts.has(wage)) return basic
  const allowances = [offer.food, offer.room, offer.other].filter((one) => typeof one === 'number')
  return allowances.reduce((sum, one) => plus(sum, money(one)), basic)
}

const inMonths = (months: Exact): string => {
  const words = number(months)
  return words === '1' ? '1 month' : `${words} months`
}

const capOf = (context: Context): { value: Exact; working: string; lines: Line[] } | null => {
  const key = context.law.end.cap
  const fact = key ? context.facts.get(key) : undefined
  const amount = amountIn(fact, 'years', 'months')
  if (!fact || amount === null) return null
  const months = exact(fact.unit === 'years' ? amount * 12 : amount)
  const wage = wageOf(context)
  return {
    value: times(wage, months),
    working: `${shown(context, wage)} × ${inMonths(months)}`,
    lines: [quoteOrAsk(context.facts, fact.key)],
  }
}

const wageLine = (context: Context): Line => {
  const { wage, isWholeWage } = context.law.end
  const open = 'No checked fact says which pay counts. We took basic pay.'
  const line = wage ? quote(context.facts, wage) : null
  if (!line) return askAuthority(context, open)
  return isWholeWage
    ? { ...line, text: `${line.text} We took basic pay and the allowances in money.` }
    : line
}
