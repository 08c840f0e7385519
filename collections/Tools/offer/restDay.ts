import { quoteOrAsk } from '@/collections/Tools/shared/facts'
import { type Context, normalDay, row, WEEKS_OF_MONTH } from './context'
import { countedOf, hourOf, isOverPayLimit, manualOnly } from './hourPay'
import { restDayOverRate, restDayRate, type Week } from './hours'
import { compare, dividedBy, type Exact, exact, number, plus, sumOf, times } from './money'
import type { Addition } from './overtime'

/** What the law adds for work on every seventh day, where a fact names the rate. */
export const restDayPay = (
  context: Context,
  week: Week | null,
  allowances: Exact,
): Addition | null => {
  const rate = restDayRate(context)
  const day = normalDay(context)
  if (!week || week.restDay.top === 0n || !rate || !day || context.offer.basic === null) return null
  const lines = [quoteOrAsk(context.facts, `${context.code}.overtime.rest-day`)]
  const answer = (value: Exact | null, ...working: string[]): Addition => ({
    row: row('rest-day-pay', 'Work on rest days', {
      sum: value && sumOf(value, context.currency, working),
      verdict: value ? null : 'ask',
      lines,
    }),
    value,
  })
  if (isOverPayLimit(context, lines)) return answer(null)
  const counted = countedOf(context, allowances)
  const part = (hours: Exact, whole: Exact, of: 'week' | 'rest day') => {
    const month = times(hours, WEEKS_OF_MONTH)
    const { pay, words } = hourOf(counted, context, day.hours, of)
    const working = `${words} × ${number(whole)} × ${number(month)} hours`
    return { value: times(times(pay, whole), month), working }
  }
  const isByDay = context.law.overtime.isRestDayByDay === true
  const normal = part(isByDay ? byDay(week.restDay, day.hours) : week.restDay, rate, 'rest day')
  const overRate = week.restDayOver.top > 0n ? restDayOverRate(context) : null
  const more = overRate && part(week.restDayOver, overRate, 'week')
  if (more) lines.push(quoteOrAsk(context.facts, `${context.code}.overtime.rest-day.more`))
  const value = more ? plus(normal.value, more.value) : normal.value
  const manual = manualOnly(context, value)
  if (!manual) return answer(value, normal.working, ...(more ? [more.working] : []))
  lines.push(...manual)
  return answer(null)
}

/** Where a rest day is paid by the day: half a day up to half of its normal hours, else all of it. */
const byDay = (worked: Exact, normal: Exact): Exact => {
  const half = dividedBy(normal, exact(2))
  return compare(worked, half) > 0 ? normal : half
}
