import type { EntryJson, LedgerJson } from '@/collections/Ledger/shared/json'
import type { PaidLine, PaidView, Sum } from './shared/paid'

/** What the candidate reads of the money: never who entered it, or how it was paid. */
export const paidOf = ({ entries, limit, forbidden }: LedgerJson): PaidView => {
  const isFree = forbidden !== null || limit.promise_minor === 0
  const lines = entries.map(lineOf)
  return {
    state: entries.length > 0 ? 'paid' : isFree ? 'free' : 'nothing',
    paid: sumsOf(entries.filter(({ type }) => type === 'charge')),
    paidBack: sumsOf(entries.filter(({ type }) => type === 'refund')),
    comesBack: lines
      .flatMap(({ due }) => due ?? [])
      .toSorted((one, other) => one.by.localeCompare(other.by)),
    lines,
    bar: forbidden === null ? barOf(limit) : null,
  }
}

const lineOf = (entry: EntryJson): PaidLine => {
  const { number, type, kind, side, on, currency, net_minor, tax_minor, due, receipt } = entry
  return {
    ...{ number, type, kind, on, currency, net_minor, tax_minor, receipt },
    bill: side === 'outside' && entry.bill ? entry.bill : null,
    due: due && { ...due, currency },
  }
}

const sumsOf = (entries: readonly EntryJson[]): Sum[] => {
  const sums = new Map<string, number>()
  for (const { currency, net_minor, tax_minor } of entries) {
    sums.set(currency, (sums.get(currency) ?? 0) + net_minor + tax_minor)
  }
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}

const barOf = (limit: LedgerJson['limit']): PaidView['bar'] => {
  const { currency, taken_minor, law_minor, promise_minor } = limit
  const law = law_minor ?? Number.POSITIVE_INFINITY
  const promise = promise_minor ?? Number.POSITIVE_INFINITY
  const most = Math.min(law, promise)
  // A bar of nothing says nothing.
  if (!Number.isFinite(most) || most === 0) return null
  return {
    taken: { minor: taken_minor, currency },
    most: { minor: most, currency },
    by: promise < law ? 'promise' : 'law',
  }
}
