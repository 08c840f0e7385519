import type { Payload } from 'payload'
import { generatedPassword } from '@/collections/Users/readableSecret'
import { passwordField } from '@/collections/Users/shared/schema'
import { env } from '@/lib/server/settings/env'

/**
 * Creates the first admin when there is no user yet. Returns the text to print once: the account, and
 * its password when it was generated; null when there are users. Throws when ADMIN_PASSWORD breaks
 * the password rule.
 */
export const createFirstAdmin = async (payload: Payload): Promise<string | null> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const password = env.adminPassword || generatedPassword()
  const problem = passwordField().safeParse(password).error?.issues[0]
  if (problem) throw new Error(`Setting ADMIN_PASSWORD: ${problem.message}`)
  await payload.create({
    collection: 'users',
    data: { email: env.adminEmail, password, name: 'Admin', role: 'admin' },
  })
  return env.adminPassword
    ? `First admin: ${env.adminEmail} (password as given in ADMIN_PASSWORD)`
    : `First admin: ${env.adminEmail}\nPassword:    ${password}\nIt is shown this once: write it down, and change it under Profile.`
}
