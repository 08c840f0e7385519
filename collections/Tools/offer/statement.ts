import type { Facts } from '@/collections/Tools/shared/facts'
import { factsIn, type Line } from '@/collections/Tools/shared/line'
import { keysOf } from '@/lib/shared/objects'
import { askEmployer, type Context, money, row, WEEKS_OF_MONTH } from './context'
import { endOf } from './endOfService'
import { hoursRow, limitRows, restRow, weekOf } from './hours'
import { enoughRows, toMinimum } from './minimum'
import {
  decimalsOf,
  dividedBy,
  type Exact,
  exact,
  minus,
  number,
  plain,
  plus,
  smallSumOf,
  sumOf,
  times,
} from './money'
import { type Addition, overtimeOf } from './overtime'
import { missingPoints } from './points'
import { restDayPay } from './restDay'
import type { Benefit, Offer } from './shared/question'
import type { Row, Statement } from './shared/statement'

/** Exact values of a statement, to compare two offers with. */
export type Worked = {
  statement: Statement
  hour: Exact | null
  month: Exact | null
  total: Exact | null
  weekHours: Exact | null
}

const OPEN: Partial<Record<keyof Offer, string>> = {
  basic: 'What is the basic pay? Overtime and end of service depend on it.',
  food: 'Does the employer give food, or money for it?',
  room: 'Does the employer give a room, or money for it?',
  minutes: 'How many hours is a working day?',
  days: 'How many days a week do you work?',
  months: 'How many months is the contract?',
  points: 'Which points are in the contract? We list the missing ones.',
}

/** The statement of one offer. Without a country it has the offer's own sums only. */
export const statementOf = (
  offer: Offer,
  currency: string | null,
  context: Context | null,
  facts: Facts,
): Worked => {
  const allowances = plus(plus(paid(offer.food), paid(offer.room)), paid(offer.other))
  const said = offer.basic === null ? null : plus(money(offer.basic), allowances)
  const week = context && weekOf(context)
  const limits = context ? limitRows(context, week) : []
  const warning = forbidden(limits)
  const raise = context && toMinimum(context)
  const overtime = context && warned(overtimeOf(context, week, allowances), warning)
  const restDay = context && restDayPay(context, week, allowances)
  const extra = [overtime, restDay].flatMap((one) => one?.value ?? [])
  const base = said && plus(said, raise?.value ?? exact(0))
  const month = base && extra.reduce(plus, base)
  const weekHours = hoursOf(offer)
  const monthHours = weekHours && times(weekHours, WEEKS_OF_MONTH)
  const hour = month && monthHours && dividedBy(month, monthHours)
  const end = context && endOf(context)
  const pay = month && offer.months !== null ? times(month, exact(offer.months)) : null
  const total = pay && plus(pay, end?.value ?? exact(0))
  const additions = [raise?.row, overtime?.row, restDay?.row].flatMap((one) => one ?? [])
  const statement: Statement = {
    hour: hour && smallSumOf(hour, currency, hourWorking(month, monthHours, currency)),
    monthHours: monthHours && number(monthHours),
    offer: offerRows(offer, currency, said),
    law: context ? [hoursRow(context, week), ...additions, ...limits, restRow(context)] : [],
    month: month && monthRow(month, currency, said, additions, warning),
    enough: context ? enoughRows(context) : [],
    end: end?.rows ?? [],
    total:
      total && totalRow(offer, { total, month, base, said }, currency, end?.rows ?? [], warning),
    points: offer.points && missingPoints(offer.points, context?.destination ?? null, facts),
    open: keysOf(OPEN)
      .filter((field) => offer[field] === null)
      .map((field) => ({ field, text: OPEN[field] ?? '' })),
  }
  return { statement, hour, month, total, weekHours }
}

/** Hours over a limit may stop any day, so that nobody should plan with their pay. */
const forbidden = (limits: readonly Row[]): Line[] =>
  limits.length === 0
    ? []
    : [
        {
          text: 'These hours are over the legal limit, so do not plan with this sum.',
          facts: factsIn(limits.flatMap(({ lines }) => lines)),
          ask: null,
        },
      ]

const warned = ({ row: own, value }: Addition, warning: readonly Line[]): Addition => ({
  row: value && value.top > 0n ? { ...own, lines: [...own.lines, ...warning] } : own,
  value,
})

const paid = (benefit: Benefit | null): Exact => money(typeof benefit === 'number' ? benefit : 0)

const hoursOf = ({ minutes, days }: Offer): Exact | null =>
  minutes === null || days === null ? null : times(exact(minutes, 60), exact(days))

const hourWorking = (month: Exact | null, hours: Exact, currency: string | null): string[] =>
  month ? [`${plain(month, decimalsOf(currency))} ÷ ${number(hours)} hours`] : []

const offerRows = (offer: Offer, currency: string | null, said: Exact | null): Row[] => {
  const one = (key: 'basic' | 'food' | 'room' | 'other', label: string): Row => {
    const value = offer[key]
    if (value === null) {
      return key === 'other'
        ? row(key, label, { sum: sumOf(exact(0), currency), lines: [] })
        : row(key, label, { verdict: 'ask', lines: [askEmployer('The offer does not say it.')] })
    }
    if (value === 'given') return row(key, label, { verdict: 'yes', lines: [] })
    return row(key, label, { sum: sumOf(money(value), currency), lines: [] })
  }
  const rows = [
    one('basic', 'Basic pay'),
    one('food', 'Food'),
    one('room', 'Room'),
    one('other', 'Other allowances'),
  ]
  if (!said) return rows
  return [...rows, row('offer', 'Offer, each month', { sum: sumOf(said, currency), lines: [] })]
}

const monthRow = (
  month: Exact,
  currency: string | null,
  said: Exact | null,
  additions: readonly Row[],
  warning: readonly Line[],
): Row => {
  const parts = additions.flatMap(({ sum }) => sum ?? [])
  const words = parts.map(({ text }) => text.replace(/^[A-Z]{3} /, ''))
  const working = said ? [plain(said, decimalsOf(currency)), ...words] : []
  const lines = additions.flatMap(({ sum, lines: own }) => (sum ? own.slice(0, 1) : []))
  const open = additions.some(({ sum }) => !sum)
  if (open || lines.length === 0) lines.push(askEmployer('Overtime is not in this sum.'))
  const sum = sumOf(month, currency, working)
  return row('month', 'You should see', { sum, lines: [...lines, ...warning] })
}

/** All parts are rounded once: what the law adds each month is shown for all months together. */
const totalRow = (
  { months }: Offer,
  { total, month, base, said }: Readonly<Record<'total' | 'month' | 'base' | 'said', Exact | null>>,
  currency: string | null,
  [first]: readonly Row[],
  warning: readonly Line[],
): Row | null => {
  if (!total || !month || !base || !said || months === null) return null
  const shown = (value: Exact) => plain(value, decimalsOf(currency))
  const raised = times(minus(base, said), exact(months))
  const added = times(minus(month, base), exact(months))
  const parts = [`${shown(said)} × ${months}`]
  if (raised.top > 0n) parts.push(`${shown(raised)} up to the minimum`)
  if (added.top > 0n) parts.push(`${shown(added)} for extra hours`)
  if (first?.sum) parts.push(`${first.sum.text.replace(/^[A-Z]{3} /, '')} at the end`)
  const lines: Line[] = first?.sum
    ? first.lines.slice(0, 1)
    : [askEmployer('End-of-service pay is not in this sum.')]
  const sum = sumOf(total, currency, parts)
  return row('total', `All ${months} months`, { sum, lines: [...lines, ...warning] })
}
