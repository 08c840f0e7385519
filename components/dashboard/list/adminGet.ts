'use client'
import { phpGet } from '@/lib/client/phpClient'

/**
 * A GET that visitors may make too. To a dead token the server would answer as to a visitor: the
 * profile call beside it makes that a NotAuthenticated.
 */
export const adminGet = async <T>(name: string, query?: URLSearchParams) => {
  const [answer] = await Promise.all([phpGet<T>(name, query), phpGet('profile')])
  return answer
}
