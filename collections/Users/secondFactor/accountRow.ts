import type { Payload } from 'payload'
import type { User } from '@/payload-types'

/** The stored row of an account, with its hash. The adapter itself, because Payload hides the hash. */
export const storedAccount = (payload: Payload, id: number): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
