import { setTimeout as pause } from 'node:timers/promises'
import { clientAddress } from '@/lib/server/clientAddress'
import { countAction, countFailure, resetCount, uncountFailure } from '@/lib/server/rateLimit'
import { knownBrowserOf } from './knownBrowser'

type LoginTry = {
  headers: Headers
  /** In lower case, as stored; also of an unknown account. */
  email: string
  /** Null when the account does not exist. */
  accountId: number | null
}

type Admitted = {
  /** Seconds to wait, or null when the login may go on. */
  wait: number | null
  /** Call after a successful login: only failures count. */
  forget: () => Promise<void>
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 5000

/**
 * Counts a login before it is tried, for both endpoints. It stops guessing without letting anybody
 * lock an account: unknown browsers are refused by address and account; an account under attack
 * from many addresses responds to them more and more slowly, but never refuses; a browser that has
 * logged in to the account before is not affected.
 */
export const admitLogin = async ({ headers, email, accountId }: LoginTry): Promise<Admitted> => {
  const browser = accountId === null ? null : knownBrowserOf(headers, accountId)
  if (browser) {
    const wait = await countAction('loginBrowser', browser)
    return { wait, forget: () => resetCount('loginBrowser', browser) }
  }
  const address = clientAddress(headers)
  const wait =
    (await countAction('login', address)) ?? (await countAction('loginAccount', email, address))
  if (wait !== null) return { wait, forget: async () => undefined }
  const failuresTooMany = await countFailure(email)
  if (failuresTooMany > 0) await pause(delayAfter(failuresTooMany))
  return {
    wait: null,
    forget: async () => {
      await resetCount('loginAccount', email, address)
      await uncountFailure(email)
    },
  }
}

/**
 * Milliseconds: 250 after the first failure above the limit, then doubled each time, at most 5 s.
 */
export const delayAfter = (failuresTooMany: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failuresTooMany - 1))
