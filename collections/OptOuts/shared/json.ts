import type { Application, Registration } from '@/payload-types'

/** Whether a candidate may be written to on WhatsApp: agreed, did not, or asked to stop. */
export const CONSENTS = {
  yes: 'Agreed to WhatsApp',
  no: 'Did not agree',
  withdrawn: 'Asked to stop',
} as const

export type Consent = keyof typeof CONSENTS

type Row = Application | Registration

/** What a candidate agreed to and took back, as the side panel shows it. */
export type ConsentDetails = {
  consent: Consent
  whatsapp_consent: boolean
  keep_consent: boolean
  consent_version: string | null
  consent_at: string | null
  consent_withdrawn_at: string | null
  /** The number asked for no more messages, on this form or another. */
  opted_out: boolean
  /** The number of the broadcast list that the person was last put on. */
  list: number | null
  erasure_asked_at: string | null
  legal_hold: boolean
}

/** Of a row, and whether its number asked for no more messages, by whatever form. */
export const consentOf = (
  row: Pick<Row, 'whatsapp_consent' | 'consent_withdrawn_at'>,
  opted_out: boolean,
): Consent => {
  if (opted_out || row.consent_withdrawn_at) return 'withdrawn'
  return row.whatsapp_consent ? 'yes' : 'no'
}

/** The number of a row's broadcast list. Wants the list populated (depth 1). */
export const listOf = ({ broadcast_list }: Pick<Row, 'broadcast_list'>): number | null =>
  typeof broadcast_list === 'object' ? (broadcast_list?.number ?? null) : null

/** Wants the list populated (depth 1), and whether the number asked for no more messages. */
export const consentDetails = (row: Row, opted_out: boolean): ConsentDetails => ({
  consent: consentOf(row, opted_out),
  whatsapp_consent: row.whatsapp_consent === true,
  keep_consent: row.keep_consent === true,
  consent_version: row.consent_version ?? null,
  consent_at: row.consent_at ?? null,
  consent_withdrawn_at: row.consent_withdrawn_at ?? null,
  opted_out,
  list: listOf(row),
  erasure_asked_at: row.erasure_asked_at ?? null,
  legal_hold: row.legal_hold === true,
})
