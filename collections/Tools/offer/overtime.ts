import { quote, quoteOrAsk } from '@/collections/Tools/documents/evidence'
import type { Line } from '@/collections/Tools/documents/shared/line'
import {
  amountIn,
  askAuthority,
  askEmployer,
  type Context,
  factAt,
  money,
  normalDay,
  row,
  WEEKS_OF_MONTH,
} from './context'
import { restDayRate, type Week } from './hours'
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
import { OVERTIME, OVERTIME_NOTES } from './rules'
import type { Row } from './shared/statement'

/** A row with the sum that it adds to a month; null if it adds none or nobody can tell. */
export type Addition = { row: Row; value: Exact | null }

/** What the law adds for the hours over its limit, by day, in a month. */
export const overtimeOf = (context: Context, week: Week | null, allowances: Exact): Addition => {
  const { facts, code, currency, offer, divisor } = context
  const lines: Line[] = [quoteOrAsk(facts, `${code}.overtime.day`)]
  const answer = (value: Exact | null, working: string): Addition => ({
    row: row('overtime', label, {
      sum: value && sumOf(value, currency, working),
      verdict: value ? null : 'ask',
      lines: [...lines, ...notes(context)],
    }),
    value,
  })
  const over = week?.over ?? null
  const hours = over && times(over, WEEKS_OF_MONTH)
  const label = over && over.top > 0n ? `Overtime, ${number(over)} hours a week` : 'Overtime'
  if (!week) lines.push(askEmployer('Hours or days are open, so we count no overtime.'))
  if (offer.basic === null) lines.push(askEmployer('Basic pay is open, so we count no overtime.'))
  if (!hours || offer.basic === null) return answer(null, '')
  if (hours.top === 0n) return answer(hours, `${number(week?.total ?? hours)} hours a week`)

  const rate = rateOf(context)
  const day = normalDay(context)
  if (!rate || !day || isOverPayLimit(context, lines)) return answer(null, '')
  if (day.isSixth) {
    lines.push(askAuthority(context, 'No checked fact names the hours of a day. We took a sixth.'))
  }
  const basic = hourly(money(offer.basic), divisor, day.hours)
  const basicWords = hourlyWords(money(offer.basic), context, day.hours)
  if (payOf(context) === 'basic') {
    const working = `${basicWords} × ${number(rate)} × ${number(hours)} hours`
    return answer(times(times(basic, rate), hours), working)
  }
  const all = plus(money(offer.basic), allowances)
  const onTop = plus(rate, exact(-1))
  lines.push(askEmployer('We counted all money of the month. Ask which allowances count.'))
  const allWords = hourlyWords(all, context, day.hours)
  const working = `(${allWords} + ${basicWords} × ${number(onTop)}) × ${number(hours)} hours`
  const pay = plus(hourly(all, divisor, day.hours), times(basic, onTop))
  return answer(times(pay, hours), working)
}

/** What the law adds for work on every seventh day, where a fact names the rate. */
export const restDayPay = (context: Context, week: Week | null): Addition | null => {
  const rate = restDayRate(context)
  const day = normalDay(context)
  const { basic } = context.offer
  if (!week || week.restDay.top === 0n || !rate || !day || basic === null) return null
  const hours = times(week.restDay, WEEKS_OF_MONTH)
  const value = times(times(hourly(money(basic), context.divisor, day.hours), rate), hours)
  const words = hourlyWords(money(basic), context, day.hours)
  const working = `${words} × ${number(rate)} × ${number(hours)} hours`
  const lines = [quoteOrAsk(context.facts, `${context.code}.overtime.rest-day`)]
  const sum = sumOf(value, context.currency, working)
  return { row: row('rest-day-pay', 'Work on rest days', { sum, lines }), value }
}

/** The rate as the whole pay of the hour: 25 % on top is 1.25. */
const rateOf = (context: Context): Exact | null => {
  const fact = factAt(context, 'overtime.day')
  const onTop = amountIn(fact, 'percent')
  if (onTop !== null) return exact(100 + onTop, 100)
  const whole = amountIn(fact, 'times')
  return whole === null ? null : exact(whole)
}

/** Whether overtime pay ends at a wage that the offer is above; then the lines say so. */
const isOverPayLimit = (context: Context, lines: Line[]): boolean => {
  const key = OVERTIME[context.destination].payLimit
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
const payOf = ({ destination, facts }: Context): 'basic' | 'two parts' => {
  const { pay, wage } = OVERTIME[destination]
  return wage && facts.has(wage) ? pay : 'basic'
}

const notes = (context: Context): Line[] => {
  const { facts, destination } = context
  const { wage } = OVERTIME[destination]
  const open = 'No checked fact says which pay counts. We took basic pay.'
  return [
    (wage ? quote(facts, wage) : null) ?? askAuthority(context, open),
    ...OVERTIME_NOTES[destination].flatMap((key) => quote(facts, key) ?? []),
  ]
}

const hourly = (monthly: Exact, divisor: number, dayHours: Exact): Exact =>
  dividedBy(dividedBy(monthly, exact(divisor)), dayHours)

const hourlyWords = (monthly: Exact, { divisor, currency }: Context, dayHours: Exact): string =>
  `${plain(monthly, decimalsOf(currency))} ÷ ${divisor} ÷ ${number(dayHours)}`
