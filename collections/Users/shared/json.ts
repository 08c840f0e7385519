import type { User } from '@/payload-types'

/** The admin's profile as profile.php returns it. */
export type ProfileJson = { name: string; email: string; avatar: string | null }

export const profileJson = ({ name, email, avatar }: User): ProfileJson => ({
  name,
  email,
  avatar: avatar || null,
})
