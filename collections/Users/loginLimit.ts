import { setTimeout as pause } from 'node:timers/promises'
import { clientAddress } from '@/lib/server/clientAddress'
import { countAct, countFailure, forgetActs, takeBackFailure } from '@/lib/server/rateLimit'
import { knownBrowserOf } from './knownBrowser'

type LoginTry = {
  headers: Headers
  /** In lower case, as stored; also of an account that does not exist. */
  email: string
  /** Null when there is no such account. */
  accountId: number | null
}

type Admitted = {
  /** Null when the try may go on; otherwise the seconds to wait. */
  wait: number | null
  /** To be called after a good login: only failures count. */
  forget: () => Promise<void>
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 5000

/**
 * Counts a try to sign in before it is made, for both login endpoints. Guessing is stopped without
 * giving anybody the means to lock an account: strangers are refused by address and account, an account
 * that is attacked from many addresses answers strangers later and later, but never refuses, and a
 * browser that has signed in to it before is not held up by any of that.
 */
export const admitLogin = async ({ headers, email, accountId }: LoginTry): Promise<Admitted> => {
  const browser = accountId === null ? null : knownBrowserOf(headers, accountId)
  if (browser) {
    const wait = await countAct('loginBrowser', browser)
    return { wait, forget: () => forgetActs('loginBrowser', browser) }
  }
  const address = clientAddress(headers)
  const wait =
    (await countAct('login', address)) ?? (await countAct('loginAccount', email, address))
  if (wait !== null) return { wait, forget: async () => undefined }
  const failuresTooMany = await countFailure(email)
  if (failuresTooMany > 0) await pause(delayAfter(failuresTooMany))
  return {
    wait: null,
    forget: async () => {
      await forgetActs('loginAccount', email, address)
      await takeBackFailure(email)
    },
  }
}

/** Milliseconds: 250 after the first failure too many, then twice as long each time, 5 s at the most. */
export const delayAfter = (failuresTooMany: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failuresTooMany - 1))
