import { clientAddress } from '@/lib/server/calls/clientAddress'
import { countAction, countSender, resetCount } from '@/lib/server/calls/rateLimit'
import { knownBrowserOf } from './knownBrowser'
import type { Asker } from './passwordHash'

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
  asker: Asker
  /** Call after a successful login: only failures count. */
  forget: () => Promise<void>
}

/**
 * Counts a login before it is tried, for both endpoints. It stops guessing without letting anybody
 * lock an account: unknown browsers are refused by sender and account; a browser that has logged in
 * to the account before has attempts of its own.
 */
export const admitLogin = async ({ headers, email, accountId }: LoginTry): Promise<Admitted> => {
  const browser = accountId === null ? null : knownBrowserOf(headers, accountId)
  if (browser) {
    const wait = await countAction('loginBrowser', browser)
    return { wait, asker: 'known', forget: () => resetCount('loginBrowser', browser) }
  }
  const sender = clientAddress(headers)
  const wait =
    (await countSender('login', sender)) ?? (await countSender('loginAccount', sender, email))
  return { wait, asker: 'unknown', forget: () => resetCount('loginAccount', sender, email) }
}
