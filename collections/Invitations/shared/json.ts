import { maySeeMoney, type Role } from '@/collections/Users/shared/roles'
import type { Invitation, User } from '@/payload-types'

type Person = { id: number; name: string; email: string; role: Role }

/** An account in accounts.php; `sees_money`: whether it sees and enters money. */
export type AccountJson = Person & { sees_money: boolean }

/** An invitation in accounts.php; `expires_at` is ISO. */
export type InvitationJson = Person & { expires_at: string; is_expired: boolean }

/** `link`: of an invitation that was just made without a mail server; in no other answer. */
export type AccountsJson = {
  accounts: AccountJson[]
  invitations: InvitationJson[]
  link?: string
}

export const accountJson = (user: User): AccountJson => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  sees_money: maySeeMoney(user),
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
