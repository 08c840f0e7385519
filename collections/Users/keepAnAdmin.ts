import { sql } from '@payloadcms/db-sqlite/drizzle'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lockUntilCommit } from '@/lib/server/database/sql'
import { rowsInside } from '@/lib/server/database/transaction'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'

/**
 * The only admin can neither become something else nor be deleted: nobody could manage accounts any
 * more. On Postgres a lock until the commit lets the second of two requests see the first. SQLite has
 * no transactions here, and one change of many accounts writes them side by side on both databases:
 * so a change is checked again when it is stored, and one statement makes an account no admin any more
 * before it is deleted.
 */

/**
 * A changed role ends all sessions of its account: what it may do changes on every device at once. Only a
 * recruiter keeps the permission to see money: it would come back with that role, and nobody had given it.
 */
export const changeRole: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.role === undefined) return data
  if (data.role === originalDoc.role) return data
  if (originalDoc.role === 'admin') await refuseWithoutOther(req, originalDoc.id)
  return { ...data, ...(data.role !== 'recruiter' && { sees_money: false }), sessions: [] }
}

export const restoreOnlyAdmin: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (previousDoc.role !== 'admin' || doc.role === 'admin') return
  if ((await adminsBut(req, 0)) > 0) return
  const role = 'admin'
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { role }, req })
  throw onlyAdmin()
}

export const keepOnlyAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = Number(id)
  await lockUntilCommit(req, 'the only admin')
  await rowsInside(
    req,
    sql`UPDATE users SET role = 'editor' WHERE id = ${account} AND role = 'admin'
        AND EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id <> ${account}) RETURNING id`,
  )
  const admin = await rowsInside(
    req,
    sql`SELECT id FROM users WHERE id = ${account} AND role = 'admin'`,
  )
  if (admin.length > 0) throw onlyAdmin()
}

const refuseWithoutOther = async (req: PayloadRequest, id: number): Promise<void> => {
  await lockUntilCommit(req, 'the only admin')
  if ((await adminsBut(req, id)) === 0) throw onlyAdmin()
}

/** How many admins there are without this account. */
const adminsBut = async (req: PayloadRequest, id: number): Promise<number> => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    req,
  })
  return totalDocs
}

const onlyAdmin = () => new APIError(MESSAGES.lastAdmin, 400, undefined, true)
