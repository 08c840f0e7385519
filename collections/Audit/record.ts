import type { Payload, PayloadRequest } from 'payload'
import { processWide } from '@/lib/server/processWide'
import { withLock } from '@/lib/server/withLock'
import type { Audit, User } from '@/payload-types'
import { AUDIT_DETAIL_MAX_CHARS, type AuditAction } from './shared/actions'

type Line = {
  /** Who did it: an account, or one of those that have none. A visitor is anybody not signed in. */
  by: Pick<User, 'id' | 'role'> | 'candidate' | 'visitor' | 'system'
  action: AuditAction
  /** The kind of thing, a collection's slug mostly. */
  subject: string
  subject_id?: number
  /** How many, for reads of lists, exports and bulk changes. */
  count?: number
  /** Names of fields, filters, roles or stages; never a person's words or data. */
  detail?: string
}

/**
 * Puts one line on record. Resolves when it is stored: what must be on record waits for it. With
 * `req` the line is part of that request's transaction, where the database has one.
 */
export const record = async (
  payload: Payload,
  line: Line,
  req?: PayloadRequest,
): Promise<Audit> => {
  const { by, detail, ...rest } = line
  return payload.create({
    collection: 'audit',
    data: { actor: actorOf(by), ...rest, detail: detail?.slice(0, AUDIT_DETAIL_MAX_CHARS) },
    req,
  })
}

/** The numbers of the current minute's lines, by what they are about. */
const current = processWide('auditLines', () => ({ minute: 0, lines: new Map<string, number>() }))

/**
 * Puts on record what comes in numbers, such as the reads of a list: one line a minute for the same
 * person, action and subject, with the sum of the counts. Without a count the line says only that it
 * happened. Resolves when it is stored.
 */
export const recordSum = (payload: Payload, line: Line): Promise<void> => {
  const { by, action, subject, subject_id, count } = line
  const key = [actorOf(by), action, subject, subject_id].join(' ')
  return withLock(`audit ${key}`, async () => {
    forgetEarlierMinutes()
    const id = current.lines.get(key)
    if (id === undefined) {
      const { id } = await record(payload, line)
      current.lines.set(key, id)
    } else if (count) {
      // Below the hooks of the collection, which let nobody change a line.
      await payload.db.updateOne({ collection: 'audit', id, data: { count: { $inc: count } } })
    }
  })
}

const actorOf = (by: Line['by']): string => (typeof by === 'string' ? by : `${by.role} ${by.id}`)

const forgetEarlierMinutes = (): void => {
  const minute = Math.floor(Date.now() / 60_000)
  if (minute === current.minute) return
  current.minute = minute
  current.lines.clear()
}
