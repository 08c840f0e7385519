import type { User } from '@/payload-types'
import type { Role } from './roles'

/** The own account as profile.php returns it. */
export type ProfileJson = { name: string; email: string; avatar: string | null; role: Role }

export const profileJson = ({ name, email, avatar, role }: User): ProfileJson => ({
  name,
  email,
  avatar: avatar || null,
  role,
})
