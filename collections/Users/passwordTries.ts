import { countAct, forgetActs } from '@/lib/server/rateLimit'
import type { User } from '@/payload-types'

/**
 * Runs one try of the password of an account that is signed in: five failures a minute, so that nobody
 * guesses with a stolen session what the login does not let anybody guess. Answers whether it was
 * right, or `tooMany` without trying.
 */
export const tryPassword = async (
  { id }: Pick<User, 'id'>,
  isRight: () => Promise<boolean>,
): Promise<boolean | 'tooMany'> => {
  const account = String(id)
  if ((await countAct('currentPassword', account)) !== null) return 'tooMany'
  const right = await isRight()
  if (right) await forgetActs('currentPassword', account)
  return right
}
