import { createLocalReq, loginOperation, type Payload } from 'payload'
import { keepRoom } from '@/lib/server/monitoring/disk'
import { statusOf } from '@/lib/server/payloadErrors'
import { withLock } from '@/lib/server/withLock'
import type { User } from '@/payload-types'
import { recordFailedLogin, recordLogin } from './accountAudit'
import { knownBrowserCookie } from './knownBrowser'
import { admitLogin } from './loginLimit'
import { hashWithoutAccount } from './passwordHash'
import { storedAccount } from './secondFactor/accountRow'
import { recordFactor } from './secondFactor/audit'
import { PASSED_FACTOR } from './secondFactor/requirePassed'
import { signInGate } from './secondFactor/signInGate'
import { startSession } from './sessions/startSession'
import { deleteOtherSessions } from './sessions/storedSessions'
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
  /** The roles that may log in here; any role without it. */
  roles?: readonly User['role'][]
}

type SignedIn = {
  is: 'signedIn'
  session: Awaited<ReturnType<typeof loginOperation<'users'>>>
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

/**
 * Logs in by e-mail, password and second factor, for login.php and the CMS panel. Both share one
 * limit and do as much work for an unknown account as for a known one, so that the response time does
 * not reveal which accounts exist.
 */
export const signIn = async (
  { payload, headers, roles }: Login,
  { email: typed, password, code = '' }: Credentials,
): Promise<SignInOutcome> => {
  await keepRoom() // A full disk must not keep the office out.
  const email = typed.trim().toLowerCase()
  const account = await accountOf(payload, email)
  const { wait, forget } = await admitLogin({ headers, email, accountId: account?.id ?? null })
  if (wait !== null) return { is: 'tooMany', waitSeconds: wait }
  if (!account || (roles && !roles.includes(account.role))) {
    await hashWithoutAccount(password)
    await recordFailedLogin(payload, account?.id ?? null)
    return { is: 'wrong' }
  }
  // Payload reads, changes and writes the list of sessions: of parallel logins only one would
  // remain.
  return withLock(`login:${email}`, async () => {
    const gate = await signInGate(payload, { account, email, password, code, headers })
    if (gate.is === 'tooMany') return gate
    if (gate.is === 'wrong' || gate.is === 'codeWrong') {
      await recordFailedLogin(payload, account.id)
      return gate
    }
    if (gate.is !== 'open') {
      // The password was right: this is no failed login.
      await forget()
      return gate
    }
    const session = await newSession({ payload, headers }, { account, email, password })
    if (!session) {
      await recordFailedLogin(payload, account.id)
      return { is: 'wrong' }
    }
    await forget()
    await recordLogin(payload, account)
    if (gate.usedRecovery) await recordFactor(payload, account, 'recovery code used')
    if (gate.recoveryCodes) await recordFactor(payload, account, 'on')
    await startSession({ payload, user: { ...account, email }, headers, token: session.token })
    const browserCookie = knownBrowserCookie(account.id)
    return { is: 'signedIn', session, browserCookie, recoveryCodes: gate.recoveryCodes }
  })
}

/** Begins a session; null for a wrong password. */
const newSession = async (
  { payload, headers }: Login,
  { account, email, password }: { account: { id: number }; email: string; password: string },
) => {
  const before = await storedAccount(payload, account.id)
  try {
    const req = await createLocalReq({ req: { headers }, context: PASSED_FACTOR }, payload)
    const collection = payload.collections.users
    const session = await loginOperation({ collection, data: { email, password }, req })
    const after = await storedAccount(payload, account.id)
    if (after && after.hash === before?.hash && after.email === before?.email) return session
    // Password or address were changed meanwhile, which ended the sessions that this login wrote
    // back.
    await deleteOtherSessions(payload, account.id)
    return null
  } catch (error) {
    const status = statusOf(error)
    if (status === null || status >= 500) throw error
    return null
  }
}

const accountOf = async (payload: Payload, email: string) => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { role: true },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
