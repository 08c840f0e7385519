import type { Payload, PayloadRequest } from 'payload'
import { insertRows } from '@/lib/server/database/insertRows'
import { inTurn } from '@/lib/server/process/inTurn'
import { processWide } from '@/lib/server/process/processWide'
import type { Audit, User } from '@/payload-types'
import { AUDIT_DETAIL_MAX_CHARS, type AuditAction } from './shared/actions'

type Line = {
  /** The account; or `candidate`, `system`, and `visitor` for anybody not signed in. */
  by: Pick<User, 'id' | 'role'> | 'candidate' | 'visitor' | 'system'
  action: AuditAction
  /** What it was done to: mostly a collection's slug. */
  subject: string
  subject_id?: number
  /** The number of rows, for lists, exports and bulk changes. */
  count?: number
  /** Names of fields, filters, roles or stages; never personal data or what a person wrote. */
  detail?: string
}

/**
 * Records one action. Resolves when the line is stored, so that an action can wait for its record.
 * With `req` the line is part of that request's transaction (Postgres).
 */
export const record = async (
  payload: Payload,
  line: Line,
  req?: PayloadRequest,
): Promise<Audit> => {
  return payload.create({ collection: 'audit', data: dataOf(line), req })
}

/** Records many actions in one statement. */
export const recordLines = async (payload: Payload, lines: readonly Line[]): Promise<void> => {
  await insertRows(payload, 'audit', 'subject_id', lines.map(dataOf))
}

const dataOf = ({ by, detail, ...rest }: Line) => ({
  actor: actorOf(by),
  ...rest,
  detail: detail?.slice(0, AUDIT_DETAIL_MAX_CHARS),
})

/** The ids of the current minute's lines, by actor, action and subject. */
const current = processWide('auditLines', () => ({ minute: 0, lines: new Map<string, number>() }))

/**
 * Records frequent actions such as list reads: one line per minute for the same actor, action and
 * subject, with the sum of the counts. Without a count the line says only that it happened.
 * Resolves when it is stored.
 */
export const recordSum = (payload: Payload, line: Line): Promise<void> => {
  const { by, action, subject, subject_id, count } = line
  const key = [actorOf(by), action, subject, subject_id].join(' ')
  return inTurn(`audit ${key}`, async () => {
    forgetEarlierMinutes()
    const id = current.lines.get(key)
    if (id === undefined) {
      const { id } = await record(payload, line)
      current.lines.set(key, id)
    } else if (count) {
      // The adapter itself, because the collection's hooks refuse every change of a line.
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
