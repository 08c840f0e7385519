import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  Payload,
} from 'payload'
import { record, recordSum } from '@/collections/Audit/record'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'

/**
 * Records changes of accounts by their ids. A change waits for its record and is rolled back
 * without it on Postgres. Login and logout do not depend on the record: a full disk must not keep
 * the admin out or a session alive; the error is logged. Hooks within a transaction do not wait for
 * these records either: they need a connection of their own, and on Postgres a failed insert would
 * end the transaction.
 */

/** Call after a successful login, at either endpoint. Never rejects. */
export const recordLogin = (payload: Payload, user: Pick<User, 'id' | 'role'>): Promise<void> =>
  orLogged('audit of a login', async () => {
    await record(payload, { by: user, action: 'login', subject: 'users', subject_id: user.id })
  })

/**
 * Call after a failed login, with the id of the account if it exists; `by` is a signed-in account
 * that typed a wrong current password. The typed text is never recorded. One line a minute per
 * account, and one for all unknown accounts, with a count, so that nobody can flood the audit
 * trail. Never rejects.
 */
export const recordFailedLogin = (
  payload: Payload,
  userId: number | null,
  by: 'visitor' | Pick<User, 'id' | 'role'> = 'visitor',
): Promise<void> =>
  orLogged('audit of a failed login', () =>
    recordSum(payload, {
      by,
      action: 'login-failed',
      subject: 'users',
      subject_id: userId ?? undefined,
      count: 1,
    }),
  )

/** Call after a logout. Never rejects. */
export const recordLogout = (payload: Payload, user: Pick<User, 'id' | 'role'>): Promise<void> =>
  orLogged('audit of a logout', async () => {
    await record(payload, { by: user, action: 'logout', subject: 'users', subject_id: user.id })
  })

/** A logout by REST. */
export const recordRestLogout: CollectionAfterLogoutHook = ({ req: { payload, user } }) => {
  if (user) void recordLogout(payload, user)
}

/** Records a new account, or a changed e-mail address, password, role or sight of money. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { payload } = req
  const line = { by: req.user ?? 'system', subject: 'users', subject_id: doc.id } as const
  if (operation === 'create') {
    const detail = doc.sees_money ? `${doc.role}, sees money` : doc.role
    await record(payload, { ...line, action: 'account-created', detail }, req)
    return
  }
  if (doc.email !== previousDoc.email) await record(payload, { ...line, action: 'email' }, req)
  if (doc.role !== previousDoc.role) {
    const detail = `${previousDoc.role} > ${doc.role}`
    await record(payload, { ...line, action: 'role', detail }, req)
  }
  if (Boolean(doc.sees_money) !== Boolean(previousDoc.sees_money)) {
    const detail = doc.sees_money ? 'sees money' : noMoney(doc)
    await record(payload, { ...line, action: 'role', detail }, req)
  }
  // `doc` does not contain the hash.
  const stored = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: doc.id } },
    req,
  })
  if (stored?.hash !== previousDoc.hash) {
    await record(payload, { ...line, action: 'password' }, req)
  }
}

/** An admin sees money without the permission. */
const noMoney = ({ role }: User): string =>
  role === 'admin' ? 'permission for money ended' : 'sees no money'

/** Records a password set by a mailed link, which runs no change hook. */
export const recordPasswordReset: CollectionAfterOperationHook<'users'> = async (done) => {
  const { operation, req, result } = done
  // The link also logs in, so the request has the account now.
  if (operation !== 'resetPassword' || !req.user) return result
  const { id } = req.user
  const line = { action: 'password', subject: 'users', subject_id: id, detail: 'link' } as const
  await record(req.payload, { by: req.user, ...line }, req)
  return result
}

export const recordAccountDeletion: CollectionAfterDeleteHook = async ({ id, req }) => {
  const by = req.user ?? 'system'
  const line = { by, action: 'account-deleted', subject: 'users', subject_id: Number(id) } as const
  await record(req.payload, line, req)
}

const orLogged = async (where: string, write: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch (error) {
    logError(where, error)
  }
}
