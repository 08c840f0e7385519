import type { User } from '@/payload-types'
import { maySeeMoney, type Role } from './roles'

/** The own account as profile.php returns it. */
export type ProfileJson = {
  name: string
  email: string
  avatar: string | null
  role: Role
  /** Whether the account sees and enters money. */
  sees_money: boolean
}

export const profileJson = (user: User): ProfileJson => ({
  name: user.name,
  email: user.email,
  avatar: user.avatar || null,
  role: user.role,
  sees_money: maySeeMoney(user),
})
