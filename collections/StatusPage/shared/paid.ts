import type { ChargeKind } from '@/collections/Ledger/shared/kinds'

/** A sum in hundredths of `currency`. */
export type Sum = { minor: number; currency: string }

/** Money that the candidate gets back, with the last day ('YYYY-MM-DD'). */
export type ComesBack = Sum & { by: string; isLate: boolean }

/** A receipt: money that we took, or that we paid back. */
export type PaidLine = {
  number: string
  type: 'charge' | 'refund'
  kind: ChargeKind
  on: string
  currency: string
  net_minor: number
  tax_minor: number
  /** The number of somebody else's bill; null for our own fee. */
  bill: string | null
  due: ComesBack | null
  /** The address of the receipt. */
  receipt: string
}

/** "What you paid us": nothing is ever owed, because money is taken only against a receipt. */
export type PaidView = {
  /** Without an entry: whether the job is free, or nothing was paid yet. */
  state: 'free' | 'nothing' | 'paid'
  /** With tax, one of each currency. */
  paid: Sum[]
  paidBack: Sum[]
  /** The nearest day first. */
  comesBack: ComesBack[]
  /** Oldest first. */
  lines: PaidLine[]
  /** Our fee without tax, against the lower of law and promise; null where there is no such limit. */
  bar: { taken: Sum; most: Sum; by: 'law' | 'promise' } | null
}
