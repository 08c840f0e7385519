import type { Payload } from 'payload'
import { generatedPassword } from '../readableSecret'
import { deleteOtherSessions } from '../sessions/storedSessions'
import { recordFactor } from './audit'
import { factorOf, isOn, removeFactor } from './factor'

export type ListedAccount = { email: string; role: string; has_factor: boolean; sessions: number }

/** All accounts, for `npm run admin -- list`. */
export const listAccounts = async (payload: Payload): Promise<ListedAccount[]> => {
  const { docs } = await payload.find({ collection: 'users', sort: 'email', pagination: false })
  return Promise.all(
    docs.map(async ({ id, email, role, sessions }) => ({
      email,
      role,
      has_factor: isOn(await factorOf(payload, id)),
      sessions: sessions?.length ?? 0,
    })),
  )
}

/**
 * The way back into an account, for the operator of the machine: switches the second factor off, sets
 * a new password, ends all sessions. Returns the password, or null when there is no such account.
 */
export const resetAccount = async (payload: Payload, typed: string): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: typed.trim().toLowerCase() } },
    limit: 1,
    pagination: false,
  })
  const [account] = docs
  if (!account) return null
  const password = generatedPassword()
  // A link that was mailed before must not set another password.
  const noLink = { resetPasswordToken: null, resetPasswordExpiration: null }
  await payload.update({ collection: 'users', id: account.id, data: { password, ...noLink } })
  await removeFactor(payload, account.id)
  await deleteOtherSessions(payload, account.id)
  await recordFactor(payload, account, 'off, by npm run admin', 'system')
  return password
}
