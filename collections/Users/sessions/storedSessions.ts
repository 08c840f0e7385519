import { and, eq, inArray, isNull, lt, ne, or, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { DAY_MS, SESSION_USE_WRITTEN_MS } from '@/lib/shared/limits'
import type { StaffSession } from '@/payload-types'
import { sessionKey } from './sessionKey'

/** Reads and writes staff-sessions in single statements: no hook and no row of an account. */

type Use = { userId: number; sessionId: string; device: string; now: Date }

const tableOf = ({ db }: Payload) => db.tables.staff_sessions

/**
 * Stores that a session was used, unless that is stored for the last five minutes already. Returns
 * the time that is stored, in milliseconds.
 */
export const writeUse = async (payload: Payload, use: Use): Promise<number> => {
  const table = tableOf(payload)
  const now = use.now.toISOString()
  const before = new Date(use.now.getTime() - SESSION_USE_WRITTEN_MS).toISOString()
  const written: unknown[] = await payload.db.drizzle
    .insert(table)
    .values(rowOf(use))
    .onConflictDoUpdate({
      target: table.key,
      // The device stays: some requests are checked without their User-Agent.
      set: { used_at: now, updatedAt: now },
      setWhere: lt(table.used_at, before),
    })
    .returning({ id: table.id })
  if (written.length > 0) return use.now.getTime()
  const [row]: { used_at: string | Date }[] = await payload.db.drizzle
    .select({ used_at: table.used_at })
    .from(table)
    .where(eq(table.key, sessionKey(use.sessionId)))
  return row ? new Date(row.used_at).getTime() : 0
}

/**
 * Stores a new session and removes rows of the account that no session can have any more, and those
 * of deleted accounts. Returns whether the account has signed in before: its last row stays.
 */
export const writeSignIn = async (payload: Payload, use: Use): Promise<boolean> => {
  const table = tableOf(payload)
  const others: { key: string; used_at: string | Date }[] = await payload.db.drizzle
    .select({ key: table.key, used_at: table.used_at })
    .from(table)
    .where(eq(table.user, use.userId))
  await payload.db.drizzle.insert(table).values(rowOf(use)).onConflictDoNothing()
  const dead = others
    .filter(({ used_at }) => new Date(used_at).getTime() < use.now.getTime() - DAY_MS)
    .map(({ key }) => key)
  await payload.db.drizzle.delete(table).where(or(isNull(table.user), inArray(table.key, dead)))
  return others.length > 0
}

/** Stores that the password was typed in this session. */
export const writePassword = async (payload: Payload, use: Use): Promise<void> => {
  const table = tableOf(payload)
  const now = use.now.toISOString()
  await payload.db.drizzle
    .insert(table)
    .values({ ...rowOf(use), password_at: now })
    .onConflictDoUpdate({ target: table.key, set: { password_at: now, updatedAt: now } })
}

/** The rows of an account by their key. */
export const storedSessions = async (
  payload: Payload,
  userId: number,
): Promise<Map<string, StaffSession>> => {
  const { docs } = await payload.db.find<StaffSession>({
    collection: 'staff-sessions',
    where: { user: { equals: userId } },
    pagination: false,
  })
  return new Map(docs.map((doc) => [doc.key, doc]))
}

/**
 * Adds a session to Payload's list of an account, and drops those that have ended. In single statements:
 * Payload would take the whole list out and put it back, and the other sessions would be refused meanwhile.
 */
export const addSession = async (
  { db }: Payload,
  userId: number,
  { id, begun, ends }: { id: string; begun: Date; ends: Date },
): Promise<void> => {
  const { users_sessions: list } = db.tables
  const order = sql`(select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId})`
  await db.drizzle.insert(list).values({
    ...{ id, _parentID: userId, _order: order },
    ...{ createdAt: begun.toISOString(), expiresAt: ends.toISOString() },
  })
  const ended = lt(list.expiresAt, begun.toISOString())
  await db.drizzle.delete(list).where(and(eq(list._parentID, userId), ended))
}

/** Ends sessions of an account in Payload's list, without writing the rest of its row. */
export const deleteSessions = async (
  { db }: Payload,
  userId: number,
  ids: readonly string[],
): Promise<void> => {
  const { users_sessions: list } = db.tables
  await db.drizzle.delete(list).where(and(eq(list._parentID, userId), inArray(list.id, [...ids])))
}

/** Ends all sessions of an account in Payload's list, or all but one. */
export const deleteOtherSessions = async (
  { db }: Payload,
  userId: number,
  except = '',
): Promise<void> => {
  const { users_sessions: list } = db.tables
  await db.drizzle.delete(list).where(and(eq(list._parentID, userId), ne(list.id, except)))
}

/** Sets when a session ends; false when it has been ended meanwhile. */
export const extendSession = async (
  { db }: Payload,
  userId: number,
  id: string,
  end: Date,
): Promise<boolean> => {
  const { users_sessions: list } = db.tables
  const changed: unknown[] = await db.drizzle
    .update(list)
    .set({ expiresAt: end.toISOString() })
    .where(and(eq(list._parentID, userId), eq(list.id, id)))
    .returning({ id: list.id })
  return changed.length > 0
}

const rowOf = ({ userId, sessionId, device, now }: Use) => {
  const at = now.toISOString()
  return {
    key: sessionKey(sessionId),
    user: userId,
    device,
    used_at: at,
    createdAt: at,
    updatedAt: at,
  }
}
