import type { Payload, TaskConfig } from 'payload'
import { record } from '@/collections/Audit/record'
import { closeLinkMail } from '@/collections/Mails/linkMails'
import { dailyAt } from '@/lib/server/process/daily'
import type { Invitation, User } from '@/payload-types'

/** Two changes of the same invitation, or two invitations of the same address, one at a time. */
export const invitationLock = (email: string): string => `invitation ${email}`

/** The key of the mail with the link. */
export const invitationMailKey = (id: number): string => `invitation:${id}`

type Ended = {
  invitation: Pick<Invitation, 'id'>
  by: Pick<User, 'id' | 'role'> | 'visitor' | 'system'
  how: 'used' | 'withdrawn' | 'replaced' | 'expired'
}

/** Removes an invitation, and its link from the outbox; a mail that was not sent yet is not sent. */
export const endInvitation = async (
  payload: Payload,
  { invitation: { id }, by, how }: Ended,
): Promise<void> => {
  await payload.delete({ collection: 'invitations', where: { id: { equals: id } } })
  await closeLinkMail(payload, invitationMailKey(id), 'ended')
  await record(payload, {
    by,
    action: 'invitation',
    subject: 'invitations',
    subject_id: id,
    detail: how,
  })
}

/** Every night at 03:30 in Mumbai (22:00 UTC): removes invitations that have expired. */
export const clearInvitations: TaskConfig<'clearInvitations'> = {
  slug: 'clearInvitations',
  schedule: dailyAt(22),
  handler: async ({ req: { payload } }) => {
    const { docs } = await payload.find({
      collection: 'invitations',
      where: { expires_at: { less_than: new Date().toISOString() } },
      pagination: false,
    })
    for (const invitation of docs) {
      await endInvitation(payload, { invitation, by: 'system', how: 'expired' })
    }
    return { output: {} }
  },
}
