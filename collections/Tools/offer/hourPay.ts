import type { OvertimeRule } from '@/collections/Tools/countries/country'
import { quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { amountIn, askAuthority, type Context, factAt, money } from './context'
import {
  decimalsOf,
  dividedBy,
  type Exact,
  exact,
  number,
  plain,
  plus,
  sumOf,
  times,
} from './money'

/** The pay of a month that counts for extra hours. */
export const countedOf = (context: Context, allowances: Exact): Exact => {
  const basic = money(context.offer.basic ?? 0)
  return payOf(context) === 'all' ? plus(basic, allowances) : basic
}

/** Whether overtime pay ends at a wage that the offer is above; then the lines say so. */
export const isOverPayLimit = (context: Context, lines: Line[]): boolean => {
  const key = context.law.overtime.payLimit
  const limit = key ? amountIn(context.facts.get(key), context.currency) : null
  if (!key) return false
  if (limit === null) {
    lines.push(askAuthority(context, 'We do not know up to which wage overtime is paid.'))
    return false
  }
  if ((context.offer.basic ?? 0) <= limit * 1000) return false
  lines.push(quoteOrAsk(context.facts, key))
  lines.push(askAuthority(context, 'Basic pay is above this, so we count no overtime.'))
  return true
}

/** Without the fact that names the wage the lower reading counts: basic pay alone. */
export const payOf = ({ law, facts }: Context): OvertimeRule['pay'] => {
  const { pay, wage } = law.overtime
  return wage && facts.has(wage) ? pay : 'basic'
}

/**
 * Where overtime ends at a lower pay for other than manual work, and the offer is between both limits:
 * the sum for manual work, which is not added; null elsewhere.
 */
export const manualOnly = (context: Context, value: Exact): Line[] | null => {
  const key = context.law.overtime.payLimitOther
  const limit = key ? amountIn(context.facts.get(key), context.currency) : null
  if (!key || limit === null || (context.offer.basic ?? 0) <= limit * 1000) return null
  const { text } = sumOf(value, context.currency)
  return [
    askAuthority(context, `For manual work it is ${text} a month. For other work it is none.`),
    quoteOrAsk(context.facts, key),
  ]
}

/**
 * The pay of an hour, by the month's days or, where the law says so, by the year's weeks: there the
 * pay of a day, of which a rest day is paid, is a sixth of a week's.
 */
export const hourOf = (
  monthly: Exact,
  context: Context,
  dayHours: Exact,
  of: 'week' | 'rest day' = 'week',
): { pay: Exact; words: string } => {
  const { divisor, currency, facts } = context
  const shown = plain(monthly, decimalsOf(currency))
  const key = context.law.overtime.hour
  const week = amountIn(factAt(context, 'hours.week'), 'hours')
  if (key && facts.has(key) && week !== null) {
    const year = times(monthly, exact(12))
    const weekHours = of === 'week' ? exact(week) : times(dayHours, exact(6))
    const pay = dividedBy(year, times(exact(52), weekHours))
    return { pay, words: `12 × ${shown} ÷ (52 × ${number(weekHours)})` }
  }
  const pay = dividedBy(dividedBy(monthly, exact(divisor)), dayHours)
  return { pay, words: `${shown} ÷ ${divisor} ÷ ${number(dayHours)}` }
}
