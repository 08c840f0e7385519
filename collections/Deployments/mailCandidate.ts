import type { Payload } from 'payload'
import { isThere } from '@/collections/Erasures/recordRefusal'
import type { NewMail } from '@/collections/Mails/newMail'
import { putInOutbox } from '@/collections/Mails/outbox'

/**
 * Puts a mail about the way of an application into the outbox, which takes a key once. If the application
 * was erased while the mail was written, nothing names the mail any more: it is deleted.
 */
export const mailCandidate = async (
  payload: Payload,
  application: number,
  mail: NewMail,
): Promise<void> => {
  await putInOutbox(payload, { ...mail, application })
  if (await isThere(payload, { collection: 'applications', id: application })) return
  await payload.db.deleteMany({ collection: 'mails', where: { key: { equals: mail.key } } })
}
