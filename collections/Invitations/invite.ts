import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { putInOutbox } from '@/collections/Mails/outbox'
import { withLock } from '@/lib/server/database/withLock'
import { INVITATION_HOURS } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { invitationLink, invitationMail } from './email'
import { endInvitation, invitationLock, invitationMailKey } from './openInvitations'
import type { NewAccount } from './shared/schema'
import { newToken, tokenHash } from './token'

/**
 * Invites a person by mail; a new invitation replaces the one to the same address. Returns null, or the
 * link if no mail server is set: the admin then sends it, and it can be read nowhere else. The caller has
 * checked that there is no account with this address.
 */
export const invite = async (
  payload: Payload,
  by: User,
  { name, email, role }: Omit<NewAccount, 'action' | 'current_password'>,
): Promise<string | null> =>
  withLock(invitationLock(email), async () => {
    const { docs } = await payload.find({
      collection: 'invitations',
      where: { email: { equals: email } },
      pagination: false,
    })
    for (const invitation of docs) {
      await endInvitation(payload, { invitation, by, how: 'replaced' })
    }
    const token = newToken()
    const { id } = await payload.create({
      collection: 'invitations',
      data: {
        name,
        email,
        role,
        token_hash: tokenHash(token),
        expires_at: new Date(Date.now() + INVITATION_HOURS * 3_600_000).toISOString(),
      },
    })
    await record(payload, {
      by,
      action: 'invitation',
      subject: 'invitations',
      subject_id: id,
      detail: role,
    })
    if (!(await hasMailServer(payload))) return invitationLink(token)
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    const mail = invitationMail({ role, token, agency: String(facts.name) })
    await putInOutbox(payload, {
      ...renderMail(mail, facts),
      key: invitationMailKey(id),
      kind: 'invitation',
      to: email,
    })
    return null
  })
