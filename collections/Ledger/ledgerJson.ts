import type { Payload } from 'payload'
import { accountNames } from '@/collections/Users/accountNames'
import { officeDay } from '@/lib/shared/format'
import type { Ledger } from '@/payload-types'
import { feeLimit } from './judgeCharge'
import { receiptHref } from './receipts'
import type { EntryJson, LedgerJson } from './shared/json'
import { entriesOf, type LedgerPerson, personOf, refundsOf, takenOf, totalOf } from './stored'

/** The money of an application; null when it is erased. */
export const ledgerOf = async (
  payload: Payload,
  application: number,
  now: Date,
): Promise<LedgerJson | null> => {
  const person = await personOf(payload, application)
  return person && ledgerJson(payload, person, now)
}

export const ledgerJson = async (
  payload: Payload,
  { id, terms }: LedgerPerson,
  now: Date,
): Promise<LedgerJson> => {
  const entries = await entriesOf(payload, id)
  const names = await accountNames(
    payload,
    entries.map(({ by }) => by),
  )
  const limit = feeLimit(terms, now)
  return {
    application: id,
    entries: await Promise.all(
      entries.map(async (entry) => ({
        ...entryJson(entry, entries, officeDay(now)),
        by: (entry.by && names.get(entry.by)) || null,
        receipt: await receiptHref(payload, entry),
      })),
    ),
    limit: {
      currency: limit.currency,
      taken_minor: takenOf(entries, ({ side }) => side === 'inside'),
      law_minor: 'minor' in limit ? limit.minor : null,
      law_source: 'minor' in limit ? limit.source : null,
      promise_minor: terms.promiseMinor,
    },
    forbidden: 'forbidden' in limit ? limit.forbidden : null,
  }
}

const entryJson = (
  entry: Ledger,
  entries: readonly Ledger[],
  today: string,
): Omit<EntryJson, 'by' | 'receipt'> => {
  const { id, number, type, kind, side, currency, net_minor, tax_minor, paid_by, on, bill } = entry
  const refunded = refundsOf(entries, entry).reduce((sum, refund) => sum + totalOf(refund), 0)
  const open = Math.max(0, entry.due_minor - refunded)
  return {
    ...{ id, number, type, kind, side, currency, net_minor, tax_minor, paid_by, on },
    ...{ bill: bill ?? '', refunded_minor: refunded },
    due:
      open > 0 && entry.due_by
        ? { minor: open, by: entry.due_by, isLate: entry.due_by < today }
        : null,
    of: entries.find((one) => one.id === entry.refund_of)?.number ?? null,
  }
}
