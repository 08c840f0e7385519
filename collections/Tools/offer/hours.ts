import type { FactJson } from '@/collections/Facts/shared/fact'
import { quote, quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import {
  amountIn,
  askAuthority,
  askEmployer,
  type Context,
  factAt,
  normalDay,
  row,
} from './context'
import { compare, type Exact, exact, minus, number, times } from './money'
import type { Row } from './shared/statement'

/** Hours of work in a week: all, and those over the limit of the law. */
export type Week = {
  total: Exact
  /** Null if no fact names the limit. */
  over: Exact | null
  /** Hours of the seventh day, where the law has a rate of its own for it; else 0. */
  restDay: Exact
  /** Its hours over the normal day, where the law has a rate of its own for them; else 0. */
  restDayOver: Exact
}

/** The hours of the offer; null while hours or days are open. */
export const weekOf = (context: Context): Week | null => {
  const { minutes, days } = context.offer
  if (minutes === null || days === null) return null
  const day = exact(minutes, 60)
  const total = times(day, exact(days))
  const { isRestDayByDay } = context.law.overtime
  const most = (isRestDayByDay && normalDay(context)?.hours) || day
  const isPaidApart = days === 7 && restDayRate(context) !== null
  const restDay = isPaidApart ? lesser(day, most) : exact(0)
  const hasMore = isPaidApart && restDayOverRate(context) !== null
  const restDayOver = hasMore ? minus(day, restDay) : exact(0)
  const limit = amountIn(factAt(context, 'hours.week'), 'hours')
  const counted = minus(minus(total, restDay), restDayOver)
  const over = limit === null ? null : atLeastZero(minus(counted, exact(limit)))
  return { total, over, restDay, restDayOver }
}

/** The whole pay of a rest-day hour, in normal hours; null if no fact names it. */
export const restDayRate = (context: Context): Exact | null =>
  rateOf(factAt(context, 'overtime.rest-day'))

/** The same for the hours of a rest day over the normal day. */
export const restDayOverRate = (context: Context): Exact | null =>
  rateOf(factAt(context, 'overtime.rest-day.more'))

const rateOf = (fact: FactJson | undefined): Exact | null => {
  const whole = amountIn(fact, 'times')
  const onTop = amountIn(fact, 'percent')
  if (whole !== null) return exact(whole)
  return onTop === null ? null : exact(100 + onTop, 100)
}

/** The hours of the law beside those of the offer. */
export const hoursRow = (context: Context, week: Week | null): Row => {
  const lines: Line[] = [quoteOrAsk(context.facts, `${context.code}.hours.week`)]
  const day = factAt(context, 'hours.day')
  const normal = amountIn(day, 'hours')
  if (day) lines.unshift(quoteOrAsk(context.facts, day.key))
  const { minutes } = context.offer
  if (!week) {
    lines.push(askEmployer('The hours of the offer are open.'))
    return row('hours', 'Hours', { verdict: 'ask', lines })
  }
  if (week.over === null) return row('hours', 'Hours', { verdict: 'ask', lines })
  const limit = amountIn(factAt(context, 'hours.week'), 'hours')
  // Also hours of the rest day, which are paid in another way, are hours over the limit.
  const isOver = limit !== null && compare(week.total, exact(limit)) > 0
  const hasLongDays = normal !== null && minutes !== null && minutes > normal * 60
  if (hasLongDays && !isOver) {
    lines.push(askAuthority(context, 'Your days are longer, but your week is not. Is it overtime?'))
  }
  const verdict = isOver ? 'over' : hasLongDays ? 'ask' : 'yes'
  return row('hours', `${number(week.total)} hours a week`, { verdict, lines })
}

/** What the facts allow at most, where the offer has more. */
export const limitRows = (context: Context, week: Week | null): Row[] => {
  if (!week?.over) return []
  const { over, total } = week
  const perDay = overADay(context)
  const isOver = over.top > 0n
  return (context.law.overtime.limits ?? []).flatMap(({ fact: key, of }) => {
    const fact = context.facts.get(key)
    const limit = amountIn(fact, 'hours', 'days')
    if (!fact || limit === null) return []
    const has = {
      day: isOver ? perDay : null,
      week: isOver && perDay.top > 0n ? exact(context.offer.days ?? 0) : null,
      month: times(over, exact(52, 12)),
      year: times(over, exact(52)),
      'three-weeks': times(total, exact(3)),
    }[of]
    if (has === null || compare(has, exact(limit)) <= 0) return []
    const unit = fact.unit === 'days' ? 'days' : 'hours'
    const words =
      of === 'three-weeks'
        ? `This offer has ${number(has)} hours of work in 3 weeks.`
        : `This offer has ${number(has)} ${unit} of overtime a ${of}.`
    return row(`limit-${of}`, 'More than the law allows', {
      verdict: 'over',
      lines: [quoteOrAsk(context.facts, key), askAuthority(context, words)],
    })
  })
}

/** The free days of the offer beside those of the law. */
export const restRow = (context: Context): Row => {
  const { facts, code, offer } = context
  const lines = [quoteOrAsk(facts, `${code}.rest-day`, 'We have no checked rule on the rest day.')]
  const least = amountIn(factAt(context, 'rest-day'), 'days')
  const rate = quote(facts, `${code}.overtime.rest-day`)
  if (offer.days === null) {
    lines.push(askEmployer('The days of the offer are open.'))
    return row('rest-day', 'Rest day', { verdict: 'ask', lines })
  }
  const free = 7 - offer.days
  if (free === 0) {
    lines.push(rate ?? askAuthority(context, 'No checked fact names the pay of a rest day.'))
  }
  const label = free === 1 ? '1 free day a week' : `${free} free days a week`
  if (least === null) return row('rest-day', label, { verdict: 'ask', lines })
  const verdict = free > least ? 'above' : free === least ? 'exact' : 'below'
  return row('rest-day', label, { verdict, lines })
}

/** Hours over the normal day; 0 if no fact names the day. */
export const overADay = (context: Context): Exact => {
  const normal = amountIn(factAt(context, 'hours.day'), 'hours')
  const { minutes } = context.offer
  return normal === null || minutes === null
    ? exact(0)
    : atLeastZero(minus(exact(minutes, 60), exact(normal)))
}

const lesser = (a: Exact, b: Exact): Exact => (compare(a, b) < 0 ? a : b)

const atLeastZero = (value: Exact): Exact => (compare(value, exact(0)) < 0 ? exact(0) : value)
