import type { ChargeKind, PaidBy } from './kinds'

/** A receipt as its page shows it. Sums are hundredths of `currency`, days 'YYYY-MM-DD'. */
export type ReceiptView = {
  number: string
  type: 'charge' | 'refund'
  kind: ChargeKind
  currency: string
  /** With tax. */
  total_minor: number
  on: string
  paid_by: PaidBy
  job: { title: string; destination: string | null }
  /** The first letters of the payer's name; null after an erasure. */
  letters: string | null
  /** What only the office and the candidate see; null for who holds the number. */
  whole: {
    /** Null after an erasure. */
    payer: { name: string; reference: string } | null
    employer: string | null
    demand: string | null
    bill: string | null
    net_minor: number
    tax_minor: number
    limit: { minor: number; source: string; taken_minor: number } | null
    due: { minor: number; by: string } | null
    /** Of a refund: the number of the charge. */
    of: string | null
    received_by: string | null
    /** Where the receipt is checked, without 'https://'. */
    address: string
    qr: { size: number; path: string }
  } | null
}
