import type { User } from '@/collections/payload-types'

/** The admin's profile as profile.php answers it. */
export type ProfileWire = { name: string; email: string; avatar: string | null }

export const profileWire = ({ name, email, avatar }: User): ProfileWire => ({
  name,
  email,
  avatar: avatar || null,
})
