import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { passwordField } from '@/collections/Users/shared/schema'
import { env } from '@/lib/server/env'

// Without the letters and digits that are taken for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Makes the first admin when there is no user yet. Answers what to print, once: the account, with
 * its password when none was given. Throws when the given password breaks the rule of passwords.
 */
export const createFirstAdmin = async (payload: Payload): Promise<string | null> => {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const password = env.adminPassword || newPassword()
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

/** 20 characters in groups of five: about 98 bits. */
const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')
