import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import type { Invitation } from '@/payload-types'
import { createAccount } from './accounts'
import { endInvitation, invitationLock } from './openInvitations'
import type { InvitationValues } from './shared/schema'
import { tokenHash } from './token'

/**
 * invitation.php: whether the invitation of a token is open, and with a password its account. The
 * refusal is the same for a token that is unknown, used, withdrawn or expired, and for an address
 * that got an account meanwhile.
 */
export const acceptInvitation = async (
  payload: Payload,
  { token, password }: InvitationValues,
): Promise<Answer> => {
  const invitation = await invitationOf(payload, token)
  if (!invitation) return refuse(MESSAGES.invitationInvalid)
  const { name, email } = invitation
  if (password === undefined) return succeed({ invitation: { name, email } })
  return withLock(invitationLock(email), async () => {
    // Read again: a parallel request may have used it, or an admin may have withdrawn it.
    const current = await invitationOf(payload, token)
    if (!current) return refuse(MESSAGES.invitationInvalid)
    const { role } = current
    const account = await createAccount(payload, { name: current.name, email, role, password })
    await endInvitation(payload, { invitation: current, by: 'visitor', how: 'used' })
    if (!account) return refuse(MESSAGES.invitationInvalid)
    return succeed({ login: paths.login }, MESSAGES.invitationAccepted)
  })
}

const invitationOf = async (payload: Payload, token: string): Promise<Invitation | null> => {
  const { docs } = await payload.find({
    collection: 'invitations',
    where: {
      and: [
        { token_hash: { equals: tokenHash(token) } },
        { expires_at: { greater_than: new Date().toISOString() } },
      ],
    },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
