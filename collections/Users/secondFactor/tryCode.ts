import type { Payload } from 'payload'
import { countAction, resetCount } from '@/lib/server/calls/rateLimit'
import { acceptCode, confirmSetUp } from './factor'

type Tried =
  | { is: 'right'; recoveryCodes?: string[]; wasRecovery: boolean }
  | { is: 'wrong' }
  | { is: 'tooMany'; waitSeconds: number }

/**
 * Tries a code of an account whose password was right: at most ten in 15 minutes, and after 20 wrong
 * ones in a row at most three an hour, because six digits could be guessed from many addresses at once
 * and over weeks. A browser that has signed in before counts by itself, so that somebody who knows the
 * password cannot lock out the owner. Without a confirmed factor, the code confirms the one that is
 * being set up.
 */
export const tryCode = async (
  payload: Payload,
  account: number,
  { code, isSetUp = false, browser = '' }: { code: string; isSetUp?: boolean; browser?: string },
): Promise<Tried> => {
  const who = [String(account), browser]
  const waitSeconds = await mustWait(who)
  if (waitSeconds !== null) return { is: 'tooMany', waitSeconds }
  const recoveryCodes = isSetUp ? await confirmSetUp(payload, account, code) : null
  const accepted = isSetUp ? null : await acceptCode(payload, account, code)
  if (!recoveryCodes && !accepted) return { is: 'wrong' }
  for (const limit of LIMITS) await resetCount(limit, ...who)
  return {
    is: 'right',
    wasRecovery: accepted === 'recovery',
    ...(recoveryCodes && { recoveryCodes }),
  }
}

const LIMITS = ['secondFactor', 'codesAtFirst', 'codesLater', 'codesUntold'] as const

const mustWait = async (who: string[]): Promise<number | null> => {
  const now = await countAction('secondFactor', ...who)
  if (now !== null || (await countAction('codesAtFirst', ...who)) === null) return now
  return countAction('codesLater', ...who)
}
