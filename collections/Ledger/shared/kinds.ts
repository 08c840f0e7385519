import type { Charge } from '@/collections/Tools/charges/shared/question'

/** Where a sum counts: inside the limit of the agent's fee, or beside it, against somebody else's bill. */
export type Side = 'inside' | 'outside'

type Kind = { label: string; side: Side; charge: Charge | null; fact?: string }

/**
 * What money is taken for. The side is that of rule 25 of India's Emigration Rules: staff choose the kind,
 * never the side. `charge` is the question of the tool "Can I be charged?" that decides; `fact` names
 * the fact by which an Indian office may take it, where the tool has no rule of its own.
 */
const TABLE = {
  service: { label: 'Service fee', side: 'inside', charge: 'service' },
  advertising: {
    ...{ label: 'Advertising the job', side: 'inside', charge: 'service' },
    fact: 'in.fees.advertising',
  },
  'trade-test': { label: 'Trade test', side: 'inside', charge: 'trade-test' },
  certificates: { label: 'Attestation of certificates', side: 'inside', charge: 'certificates' },
  interview: { label: 'Travel to the interview', side: 'inside', charge: 'interview' },
  visa: { label: 'Visa fee', side: 'outside', charge: 'visa', fact: 'in.fees.visa' },
  medical: { label: 'Medical test', side: 'outside', charge: 'medical', fact: 'in.fees.medical' },
  insurance: { label: 'Insurance', side: 'outside', charge: 'insurance' },
  ticket: { label: 'Air ticket', side: 'outside', charge: 'ticket', fact: 'in.fees.ticket' },
  board: { label: 'Food and lodging', side: 'outside', charge: null, fact: 'in.fees.board' },
} as const satisfies Record<string, Kind>

export type ChargeKind = keyof typeof TABLE

export const KINDS: Readonly<Record<ChargeKind, Kind>> = TABLE

export const PAID_BY = { bank: 'Bank', upi: 'UPI', cheque: 'Cheque', cash: 'Cash' } as const

export type PaidBy = keyof typeof PAID_BY
