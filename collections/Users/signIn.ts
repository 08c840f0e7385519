import { createLocalReq, loginOperation, type Payload, type PayloadRequest } from 'payload'
import { statusOf } from '@/lib/server/payloadErrors'
import { withLock } from '@/lib/server/withLock'
import { recordFailedLogin, recordLogin } from './accountAudit'
import { knownBrowserCookie } from './knownBrowser'
import { admitLogin } from './loginLimit'
import { hashWithoutAccount } from './passwordHash'

type Credentials = { email: string; password: string }

type Login = {
  payload: Payload
  /** The request's headers: address and cookies identify who tries. */
  headers: Headers
  /** The only role that may log in here; any role without it. */
  role?: 'admin'
}

type SignedIn = {
  is: 'signedIn'
  session: Awaited<ReturnType<typeof loginOperation<'users'>>>
  /** The Set-Cookie value that makes this browser a known one (knownBrowser.ts). */
  browserCookie: string
}

export type SignInOutcome = SignedIn | { is: 'wrong' } | { is: 'tooMany'; waitSeconds: number }

/**
 * Logs in by e-mail and password, for login.php and the CMS panel. Both share one limit and do as
 * much work for an unknown account as for a known one, so that the response time does not reveal
 * which accounts exist.
 */
export const signIn = async (
  { payload, headers, role }: Login,
  { email: typed, password }: Credentials,
): Promise<SignInOutcome> => {
  const email = typed.trim().toLowerCase()
  const account = await accountOf(payload, email)
  const { wait, forget } = await admitLogin({ headers, email, accountId: account?.id ?? null })
  if (wait !== null) return { is: 'tooMany', waitSeconds: wait }
  if (!account || (role && account.role !== role)) {
    await hashWithoutAccount(password)
    await recordFailedLogin(payload, account?.id ?? null)
    return { is: 'wrong' }
  }
  try {
    // Payload reads, changes and writes the list of sessions: of parallel logins only one would
    // remain.
    const session = await withLock(`login:${email}`, async () =>
      loginOperation({
        collection: payload.collections.users,
        data: { email, password },
        req: await requestOf(payload, headers),
      }),
    )
    await forget()
    await recordLogin(payload, account)
    return { is: 'signedIn', session, browserCookie: knownBrowserCookie(account.id) }
  } catch (error) {
    const status = statusOf(error)
    if (status === null || status >= 500) throw error
    await recordFailedLogin(payload, account.id)
    return { is: 'wrong' }
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

const requestOf = (payload: Payload, headers: Headers): Promise<PayloadRequest> =>
  createLocalReq({ req: { headers } }, payload)
