import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  Payload,
} from 'payload'
import { record, recordSum } from '@/collections/Audit/record'
import { logError } from '@/lib/server/logError'
import type { User } from '@/payload-types'

/**
 * What happens to accounts, on record by their numbers. A change waits for its line, and is undone
 * without it where the database has transactions. Signing in and out does not depend on it: a full
 * disk must not keep the admin out or a session alive; the error is logged. Hooks within a
 * transaction do not wait for those lines either: they need a connection of their own, and in
 * Postgres a refused line would end the transaction.
 */

/** Call after a login succeeded, at either endpoint. Never rejects. */
export const recordLogin = (payload: Payload, user: Pick<User, 'id' | 'role'>): Promise<void> =>
  orLogged('audit of a login', async () => {
    await record(payload, { by: user, action: 'login', subject: 'users', subject_id: user.id })
  })

/**
 * Call after a login failed, with the number of the account when there is one; `by` is for somebody
 * signed in who typed a wrong current password. What was typed is never on record, and nobody floods
 * the trail: one line a minute for an account, and one for all unknown ones, with a count. Never
 * rejects.
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

export const recordLogout: CollectionAfterLogoutHook = ({ req: { payload, user } }) => {
  if (!user) return
  void orLogged('audit of a logout', async () => {
    await record(payload, { by: user, action: 'logout', subject: 'users', subject_id: user.id })
  })
}

/** A new account, or a changed e-mail address, password or role. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { payload } = req
  const line = { by: req.user ?? 'system', subject: 'users', subject_id: doc.id } as const
  if (operation === 'create') {
    await record(payload, { ...line, action: 'account-created', detail: doc.role }, req)
    return
  }
  if (doc.email !== previousDoc.email) await record(payload, { ...line, action: 'email' }, req)
  if (doc.role !== previousDoc.role) {
    const detail = `${previousDoc.role} > ${doc.role}`
    await record(payload, { ...line, action: 'role', detail }, req)
  }
  // The hash is hidden in `doc`.
  const stored = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: doc.id } },
    req,
  })
  if (stored?.hash !== previousDoc.hash) {
    await record(payload, { ...line, action: 'password' }, req)
  }
}

/** A password that was set with a mailed link: no hook of a change sees it. */
export const recordPasswordReset: CollectionAfterOperationHook<'users'> = async (done) => {
  const { operation, req, result } = done
  // The link signs in too: by now the request is the account's.
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
