import type { Contact } from '@/collections/Tools/help/shared/answer'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import type { Sum } from './money'
import type { Asker, Charge, ChargeField } from './question'

/** Not allowed, allowed up to a sum, allowed, or not settled by any fact. */
export type Verdict = 'no' | 'limit' | 'yes' | 'unknown'

/** The most that may be asked, or a known fee. One in other units than money has text only. */
export type Limit = Sum | { amount: null; text: string }

/** How the sum asked divides: what may be asked, and the rest. */
export type Money = {
  asked: Sum
  allowed: Sum
  allowedLabel: string
  over: Sum | null
  overLabel: string
}

/** One of all charges of a route, with the address of its own answer. */
export type ChargeRow = {
  charge: Charge
  label: string
  /** For whom it holds if they ask: who asks in the question, or else an agent or an employer. */
  by: Asker | null
  verdict: Verdict
  short: string
  href: string
  /** The keys of the facts that it rests on. */
  facts: string[]
  /** The charge of the question. */
  isAsked: boolean
}

/** What holds if a certain person asks: shown while it is not known who does. */
export type ChargeCase = {
  label: string
  verdict: Verdict
  short: string
  href: string
  facts: string[]
}

/** A question that is still open, with the address of the answer after each choice. */
export type OpenCharge = {
  field: Exclude<ChargeField, 'sum'>
  label: string
  choices: { label: string; href: string }[]
}

/** What the page of an answer shows. */
export type ChargeAnswer = {
  /** Null while the answer depends on an open question. */
  verdict: Verdict | null
  /** 'No.', 'Only ₹30,000', 'Yes.', 'We do not know.', or that the answer is not complete. */
  headline: string
  /** One to three sentences under it; for 'unknown' the last one names whom to ask. */
  lead: Line[]
  limit: Limit | null
  /** Null without a sum, or where there is nothing to compare it with. */
  money: Money | null
  /** Empty only while the answer is open. */
  reasons: Line[]
  /** The sentences of the message to copy. */
  reply: string[]
  /** Where to complain, in this order. */
  ladder: Contact[]
  /** Every charge of the route; empty without any country. */
  rows: ChargeRow[]
  cases: ChargeCase[]
  open: OpenCharge[]
  sources: ToolSource[]
  /** The oldest check of a source, ISO; null without a source. */
  checked: string | null
}
