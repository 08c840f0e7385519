import type { Payload } from 'payload'
import { addMessage } from '@/collections/Activities/activities'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentOf } from '@/collections/OptOuts/shared/json'
import { recordChange } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import type { User } from '@/payload-types'
import { findApplication, greetApplicant, NOT_LISTED } from './openApplication'
import { messageProblem, whatsAppText } from './shared/messages'
import type { WhatsAppUpdate } from './updateSchema'

/**
 * application_update.php with a message that staff sent by hand in WhatsApp: keeps its text at the
 * application, with the author. Nothing is sent. A repeat with the same `message_id` keeps nothing
 * more. What was sent to somebody who has opted out is kept too, because it happened; the answer says
 * so.
 */
export const recordWhatsApp = (
  payload: Payload,
  user: User,
  { whatsapp: id, message_id, text }: WhatsAppUpdate,
): Promise<Answer> =>
  withLock(`application:${id}`, async () => {
    const problem = messageProblem(text)
    if (problem) return refuseField('text', problem)
    const application = await findApplication(payload, id)
    if (!application || application.erasure_asked_at) return refuse(NOT_LISTED)
    const { phone_e164, phone_valid } = application
    if (!phone_e164 || !phone_valid) return refuse('WhatsApp cannot reach this number.')
    const sent = whatsAppText(await greetApplicant(payload, application), text)
    const owner = { application: id }
    if (await addMessage(payload, owner, { text: sent, by: user, message_id })) {
      await recordChange(payload, user, { collection: 'applications', id }, ['WhatsApp'])
    }
    const stopped = await optedOut(payload, [phone_e164])
    return succeed(
      {},
      consentOf(application, stopped.size > 0) === 'withdrawn'
        ? 'Noted. This person has asked to stop WhatsApp messages: please write no more.'
        : 'Noted at this person.',
    )
  })
