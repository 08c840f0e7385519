import type { Payload } from 'payload'
import { recordLines } from '@/collections/Audit/record'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { firstTime, type Pending } from './removeBelongings'
import { detailOf } from './unasked'

/**
 * Records the end of each erasure, newest first, once for each row and unless that is done: a process may
 * have been killed after it. Then forgets the erasures.
 */
export const closeErasures = async (
  payload: Payload,
  erasures: readonly Pending[],
  action: 'erase' | 'erase-refused',
  detail?: string,
): Promise<void> => {
  const recorded = await recordedAmong(payload, erasures, action)
  // Of a row whose first deletion was refused there are two: the newest says who erased it.
  const newest = new Map(
    [...erasures].reverse().map((one) => [`${one.subject} ${one.subject_id}`, one]),
  )
  await recordLines(
    payload,
    [...newest.values()]
      .filter((erasure) => !recorded(erasure))
      .map(({ by, subject, subject_id, ...erasure }) => ({
        // Only admins may delete such rows (collections/access.ts).
        by: by ? { id: by, role: 'admin' } : 'system',
        ...{ action, subject, subject_id, detail: detail ?? detailOf(erasure) },
      })),
  )
  const where = { id: { in: erasures.map(({ id }) => id) } }
  await payload.db.deleteMany({ collection: 'erasures', where })
}

/** Whether the audit trail has a line of an erasure since it began. */
const recordedAmong = async (
  payload: Payload,
  erasures: readonly Pending[],
  action: string,
): Promise<(erasure: Pending) => boolean> => {
  const last = new Map<string, string>()
  for (const subject of SUBMISSION_COLLECTIONS) {
    const ids = erasures.flatMap((one) => (one.subject === subject ? one.subject_id : []))
    if (ids.length === 0) continue
    const { docs } = await payload.find({
      collection: 'audit',
      where: {
        and: [
          { subject_id: { in: ids } },
          { subject: { equals: subject } },
          { action: { equals: action } },
          { createdAt: { greater_than_equal: firstTime(erasures) } },
        ],
      },
      sort: 'createdAt',
      select: { subject_id: true, createdAt: true },
      pagination: false,
    })
    for (const doc of docs) last.set(`${subject} ${doc.subject_id}`, doc.createdAt)
  }
  return ({ subject, subject_id, createdAt }) =>
    (last.get(`${subject} ${subject_id}`) ?? '') >= createdAt
}
