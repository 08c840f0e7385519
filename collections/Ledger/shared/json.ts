import type { ChargeKind, PaidBy, Side } from './kinds'

/** An entry of the ledger: money that was taken, or that was paid back. Sums are hundredths of `currency`. */
export type EntryJson = {
  id: number
  /** 'R-26-000131': one sequence for all entries of a year, without gaps. */
  number: string
  type: 'charge' | 'refund'
  kind: ChargeKind
  side: Side
  currency: string
  net_minor: number
  tax_minor: number
  paid_by: PaidBy
  /** 'YYYY-MM-DD' in Mumbai. */
  on: string
  /** Who entered it; null when the account is gone. */
  by: string | null
  /** The number of the third party's bill; empty inside the limit. */
  bill: string
  /** Of a charge: what of it was paid back, and what still must be, with the last day. */
  refunded_minor: number
  due: { minor: number; by: string; isLate: boolean } | null
  /** Of a refund: the number of the charge. */
  of: string | null
  /** The whole receipt, for who holds this address: '/r/26-000131-7K42?of=…'. */
  receipt: string
}

/** How much may be taken inside the limit. Null where there is no such limit. */
export type LimitJson = {
  currency: string
  /** Taken inside the limit, without tax and without what was paid back. */
  taken_minor: number
  /** By law, with the source in words. */
  law_minor: number | null
  law_source: string | null
  /** What the job page says that the candidate pays; null when it says nothing that is a sum. */
  promise_minor: number | null
}

/** The money of one application. */
export type LedgerJson = {
  application: number
  /** Oldest first. */
  entries: EntryJson[]
  limit: LimitJson
  /** Why nothing can be charged at all; null when something can. */
  forbidden: string | null
}

/** A charge that was not issued. */
export type ChargeRefusalJson = {
  title: string
  text: string
  /** How the sum divides, where a limit is the reason; hundredths of the currency of the limit. */
  bar: { allowed_minor: number; not_promised_minor: number; over_law_minor: number } | null
}
