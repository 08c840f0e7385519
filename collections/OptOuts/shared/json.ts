import type { Application, Registration } from '@/payload-types'

/** Whether a candidate may get WhatsApp messages. */
export const CONSENTS = {
  yes: 'Agreed to WhatsApp',
  no: 'Did not agree',
  withdrawn: 'Asked to stop',
  unasked: 'Imported, not asked',
} as const

export type Consent = keyof typeof CONSENTS

type Row = Application | Registration

/** The consents of a candidate, as the detail pane shows them. */
export type ConsentDetails = {
  consent: Consent
  whatsapp_consent: boolean
  keep_consent: boolean
  consent_version: string | null
  consent_at: string | null
  consent_withdrawn_at: string | null
  /** The number opted out, on this form or another. */
  opted_out: boolean
  /** The number of the latest broadcast list with this person. */
  list: number | null
  erasure_asked_at: string | null
  legal_hold: boolean
}

/** The consent of a row; `opted_out`: its number opted out, on this form or another. */
export const consentOf = (
  row: Pick<Row, 'whatsapp_consent' | 'consent_withdrawn_at' | 'consent_at' | 'source'>,
  opted_out: boolean,
): Consent => {
  if (opted_out || row.consent_withdrawn_at) return 'withdrawn'
  if (row.whatsapp_consent) return 'yes'
  return row.source === 'import' && !row.consent_at ? 'unasked' : 'no'
}

/** The number of a row's broadcast list. Needs it populated (depth 1). */
export const listOf = ({ broadcast_list }: Pick<Row, 'broadcast_list'>): number | null =>
  typeof broadcast_list === 'object' ? (broadcast_list?.number ?? null) : null

/** Needs the broadcast list populated (depth 1). `opted_out`: the number opted out. */
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
