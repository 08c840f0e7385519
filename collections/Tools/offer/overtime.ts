import { quote, quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
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
import { countedOf, hourOf, isOverPayLimit, manualOnly, payOf } from './hourPay'
import { overADay, type Week } from './hours'
import { type Exact, exact, minus, number, plus, sumOf, times } from './money'
import type { Row } from './shared/statement'

/** A row with the sum that it adds to a month; null if it adds none or nobody can tell. */
export type Addition = { row: Row; value: Exact | null }

/** What the law adds for the hours over its limit, by day, in a month. */
export const overtimeOf = (context: Context, week: Week | null, allowances: Exact): Addition => {
  const { facts, code, currency, offer } = context
  const lines: Line[] = [quoteOrAsk(facts, `${code}.overtime.day`)]
  const answer = (value: Exact | null, ...working: string[]): Addition => ({
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
  if (!hours || offer.basic === null) return answer(null)
  if (hours.top === 0n && week) {
    const long = overADay(context)
    if (long.top === 0n) return answer(hours, noneOver(week))
    // The law limits the day or the week, so that nobody can tell whether long days in a short week count.
    const inAll = number(times(long, exact(offer.days ?? 0)))
    lines.push(
      askAuthority(context, `${inAll} hours a week are over the normal day. Are they paid?`),
    )
    return answer(null)
  }

  const rate = rateOf(context)
  const day = normalDay(context)
  if (!rate || !day || isOverPayLimit(context, lines)) return answer(null)
  if (day.isSixth) {
    lines.push(askAuthority(context, 'No checked fact names the hours of a day. We took a sixth.'))
  }
  const all = plus(money(offer.basic), allowances)
  if (payOf(context) !== 'basic') lines.push(askEmployer(ALL_MONEY))
  if (payOf(context) === 'two parts') {
    const onTop = plus(rate, exact(-1))
    const whole = hourOf(all, context, day.hours)
    const basic = hourOf(money(offer.basic), context, day.hours)
    const working = `(${whole.words} + ${basic.words} × ${number(onTop)}) × ${number(hours)} hours`
    return answer(times(plus(whole.pay, times(basic.pay, onTop)), hours), working)
  }
  const { pay, words } = hourOf(countedOf(context, allowances), context, day.hours)
  const working = `${words} × ${number(rate)} × ${number(hours)} hours`
  const value = times(times(pay, rate), hours)
  const manual = manualOnly(context, value)
  if (!manual) return answer(value, working)
  lines.push(...manual)
  return answer(null)
}

const noneOver = ({ total, restDay, restDayOver }: Week): string => {
  const hours = `${number(minus(minus(total, restDay), restDayOver))} hours a week`
  return restDay.top > 0n ? `${hours} without the rest day, none over` : `${hours}, none over`
}

const ALL_MONEY = 'We counted all money of the month. Ask which allowances count.'

/** The rate as the whole pay of the hour: 25 % on top is 1.25. */
const rateOf = (context: Context): Exact | null => {
  const fact = factAt(context, 'overtime.day')
  const onTop = amountIn(fact, 'percent')
  if (onTop !== null) return exact(100 + onTop, 100)
  const whole = amountIn(fact, 'times')
  return whole === null ? null : exact(whole)
}

const notes = (context: Context): Line[] => {
  const { facts, law } = context
  const { wage } = law.overtime
  const open = 'No checked fact says which pay counts. We took basic pay.'
  return [
    (wage ? quote(facts, wage) : null) ?? askAuthority(context, open),
    ...(law.overtime.notes ?? []).flatMap((key) => quote(facts, key) ?? []),
  ]
}
