import type { Role } from '@/collections/Users/shared/roles'
import type { Invitation, User } from '@/payload-types'

/** An account in accounts.php. */
export type AccountJson = { id: number; name: string; email: string; role: Role }

/** An invitation in accounts.php; `expires_at` is ISO. */
export type InvitationJson = AccountJson & { expires_at: string; is_expired: boolean }

/** `link`: of an invitation that was just made without a mail server; in no other answer. */
export type AccountsJson = {
  accounts: AccountJson[]
  invitations: InvitationJson[]
  link?: string
}

export const accountJson = ({ id, name, email, role }: User): AccountJson => ({
  id,
  name,
  email,
  role,
})

export const invitationJson = (
  { id, name, email, role, expires_at }: Invitation,
  now: Date,
): InvitationJson => ({
  id,
  name,
  email,
  role,
  expires_at,
  is_expired: Date.parse(expires_at) <= now.getTime(),
})
