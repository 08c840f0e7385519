'use client'
import { phpGet } from '@/lib/client/phpClient'

/**
 * A GET that visitors may make too: without a valid token the server would answer as to a visitor.
 * The profile call beside it finds the session lost and throws NotAuthenticated.
 */
export const adminGet: typeof phpGet = async (name, query) => {
  const [answer] = await Promise.all([phpGet<never>(name, query), phpGet('profile')])
  return answer
}
