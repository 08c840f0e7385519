import type { Payload } from 'payload'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentOf } from '@/collections/OptOuts/shared/json'
import type { Mail } from '@/payload-types'

type Given = Pick<Mail, 'to' | 'application'> & { category: 'utility' | 'marketing' }

/**
 * Why nothing may be sent to this person by WhatsApp, as `problem` of a row says it; null when it may.
 * Nothing is sent after an opt-out, or when the application is gone or about to be erased; advertising needs
 * a consent. A message about the own application needs none (docs/adr/0056).
 */
export const mayWrite = async (
  payload: Payload,
  { to, application, category }: Given,
): Promise<'gone' | 'opted_out' | 'no_consent' | null> => {
  const id = typeof application === 'object' ? application?.id : application
  const row = id
    ? await payload.findByID({ collection: 'applications', id, depth: 0, disableErrors: true })
    : null
  if (!row || row.erasure_asked_at || row.quarantined_at) return 'gone'
  const consent = consentOf(row, (await optedOut(payload, [to])).size > 0)
  if (consent === 'withdrawn') return 'opted_out'
  return category === 'marketing' && consent !== 'yes' ? 'no_consent' : null
}
