import type { Payload } from 'payload'
import { countAction, resetCount } from '@/lib/server/rateLimit'
import { acceptCode, confirmSetUp } from './factor'

type Tried =
  | { is: 'right'; recoveryCodes?: string[]; wasRecovery: boolean }
  | { is: 'wrong' }
  | { is: 'tooMany'; waitSeconds: number }

/**
 * Tries a code of an account whose password was right, at most ten times in 15 minutes: six digits
 * could be guessed from many addresses at once. A browser that has signed in before counts by itself,
 * so that somebody who knows the password cannot lock out the owner. Without a confirmed factor, the
 * code confirms the one that is being set up.
 */
export const tryCode = async (
  payload: Payload,
  account: number,
  { code, isSetUp = false, browser = '' }: { code: string; isSetUp?: boolean; browser?: string },
): Promise<Tried> => {
  const who = [String(account), browser]
  const waitSeconds = await countAction('secondFactor', ...who)
  if (waitSeconds !== null) return { is: 'tooMany', waitSeconds }
  const recoveryCodes = isSetUp ? await confirmSetUp(payload, account, code) : null
  const accepted = isSetUp ? null : await acceptCode(payload, account, code)
  if (!recoveryCodes && !accepted) return { is: 'wrong' }
  await resetCount('secondFactor', ...who)
  return {
    is: 'right',
    wasRecovery: accepted === 'recovery',
    ...(recoveryCodes && { recoveryCodes }),
  }
}
