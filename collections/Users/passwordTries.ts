import { countAction, resetCount } from '@/lib/server/calls/rateLimit'
import type { User } from '@/payload-types'

/**
 * Checks the password of a signed-in account, with a limit of five failures a minute: a stolen
 * session must not allow guessing. Returns whether it was right, or `tooMany` without a check.
 */
export const tryPassword = async (
  { id }: Pick<User, 'id'>,
  isRight: () => Promise<boolean | 'refused'>,
): Promise<boolean | 'tooMany'> => {
  const account = String(id)
  if ((await countAction('currentPassword', account)) !== null) return 'tooMany'
  const right = await isRight()
  if (right === 'refused') return 'tooMany'
  if (right) await resetCount('currentPassword', account)
  return right
}
