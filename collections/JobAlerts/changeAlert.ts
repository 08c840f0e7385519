import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { eraseRow } from '@/collections/Privacy/eraseRow'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { MESSAGES } from '@/lib/shared/messages'
import { findByAlertToken } from './alertLink'
import { isTooLate } from './alertView'

/** Confirms the alert of a link. A repeat succeeds and changes nothing. */
export const confirmAlert = async (
  payload: Payload,
  token: string,
  now = new Date(),
): Promise<Answer> => {
  const alert = await findByAlertToken(payload, token)
  if (!alert || alert.state === 'left' || isTooLate(alert, now)) return refuse(MESSAGES.alertOver)
  const at = now.toISOString()
  const changed = await changeRows(payload, {
    collection: 'job_alerts',
    where: { id: alert.id, state: 'asked' },
    set: { state: 'confirmed', confirmed_at: at, seen_until: at },
  })
  if (changed.length > 0) {
    const line = { by: 'candidate', action: 'consent', subject: 'job_alerts' } as const
    await record(payload, { ...line, subject_id: alert.id, detail: 'confirmed' })
  }
  return succeed({}, MESSAGES.alertConfirmed)
}

/**
 * Ends the alert of a link: deletes its row, and within a minute its mails in the outbox. What a legal
 * hold keeps gets no mails any more.
 */
export const leaveAlert = async (payload: Payload, token: string): Promise<Answer> => {
  const alert = await findByAlertToken(payload, token)
  if (!alert) return refuse(MESSAGES.alertOver)
  const { id } = alert
  // First, so that no mail is written even if the row cannot be deleted.
  await changeRows(payload, { collection: 'job_alerts', where: { id }, set: { state: 'left' } })
  if (!alert.legal_hold) await eraseRow(payload, { collection: 'job_alerts', id })
  return succeed({}, MESSAGES.alertLeft)
}
