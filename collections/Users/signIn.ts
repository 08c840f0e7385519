import type { Payload } from 'payload'
import { withLock } from '@/lib/server/database/withLock'
import { keepRoom } from '@/lib/server/monitoring/disk'
import type { User } from '@/payload-types'
import { recordFailedLogin, recordLogin } from './accountAudit'
import { knownBrowserCookie } from './knownBrowser'
import { admitLogin } from './loginLimit'
import { checkPassword } from './passwordHash'
import { recordFactor } from './secondFactor/audit'
import { signInGate } from './secondFactor/signInGate'
import { noticeWrongCode } from './secondFactor/wrongCodes'
import { type Begun, beginSession } from './sessions/beginSession'
import { startSession } from './sessions/startSession'
import type { SetUpJson } from './shared/secondFactor'

type Credentials = {
  email: string
  password: string
  /** Of the second factor: a code of the app or a recovery code. */
  code?: string
}

type Login = {
  payload: Payload
  /** The request's headers: address and cookies identify who tries. */
  headers: Headers
}

type SignedIn = {
  is: 'signedIn'
  session: Begun
  /** The Set-Cookie value that makes this browser a known one (knownBrowser.ts). */
  browserCookie: string
  /** Of a second factor that was switched on by this sign-in. */
  recoveryCodes?: string[]
}

export type SignInOutcome =
  | SignedIn
  | { is: 'wrong' }
  | { is: 'tooMany'; waitSeconds: number }
  /** The password was right; no session has begun. */
  | { is: 'codeNeeded' | 'codeWrong' }
  | { is: 'setUpNeeded'; setUp: SetUpJson }

/** After so many seconds the checks that wait now are done. */
const BUSY_SECONDS = 10

/**
 * Logs in by e-mail, password and second factor, for login.php and the CMS panel. Both share one
 * limit and do as much work for an unknown account as for a known one, so that the response time does
 * not reveal which accounts exist. Only a right password takes the account's lock: wrong ones make
 * nobody wait who has the right one, or a session.
 */
export const signIn = async (
  { payload, headers }: Login,
  { email: typed, password, code = '' }: Credentials,
): Promise<SignInOutcome> => {
  await keepRoom() // A full disk must not keep the office out.
  const email = typed.trim().toLowerCase()
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  const { wait, asker, forget } = await admitLogin({
    ...{ headers, email },
    accountId: account?.id ?? null,
  })
  if (wait !== null) return { is: 'tooMany', waitSeconds: wait }
  const fits = await checkPassword(asker, password, account)
  if (fits === 'refused') return { is: 'tooMany', waitSeconds: BUSY_SECONDS }
  if (!account || !fits) {
    await recordFailedLogin(payload, account?.id ?? null)
    return { is: 'wrong' }
  }
  return withLock(`login:${email}`, async () => {
    const gate = await signInGate(payload, { account, code, headers })
    if (gate.is === 'tooMany') return gate
    if (gate.is === 'codeWrong') {
      await recordFailedLogin(payload, account.id)
      await noticeWrongCode(payload, account, headers)
      return gate
    }
    if (gate.is !== 'open') {
      // The password was right: this is no failed login.
      await forget()
      return gate
    }
    const session = await beginSession(payload, account)
    if (!session) {
      await recordFailedLogin(payload, account.id)
      return { is: 'wrong' }
    }
    await forget()
    await recordLogin(payload, account)
    if (gate.usedRecovery) await recordFactor(payload, account, 'recovery code used')
    if (gate.recoveryCodes) await recordFactor(payload, account, 'on')
    await startSession({ payload, user: account, headers, token: session.token })
    const browserCookie = knownBrowserCookie(account.id)
    return { is: 'signedIn', session, browserCookie, recoveryCodes: gate.recoveryCodes }
  })
}
