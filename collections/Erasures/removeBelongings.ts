import type { CollectionSlug, Payload, Where } from 'payload'
import { mailKeys } from '@/collections/Mails/writeMails'
import { removeFile } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import type { Erasure } from '@/payload-types'
import { forgetPerson } from './forgetPerson'
import { removeCopies } from './removeCopies'

export const PENDING_FIELDS = [
  ...(['subject', 'subject_id', 'reference', 'file', 'notes', 'mails', 'searches'] as const),
  ...(['by', 'asked', 'batch', 'createdAt'] as const),
] as const

/** An erasure that is not finished. */
export type Pending = Pick<Erasure, (typeof PENDING_FIELDS)[number] | 'id'>

/**
 * Deletes what belonged to rows that are gone: each part separately, so that a failure, which is logged,
 * stops no other. Returns whether all succeeded.
 */
export const removeBelongings = async (
  payload: Payload,
  erasures: readonly Pending[],
): Promise<boolean> => {
  const keys = erasures.map(({ subject, subject_id }) => `${subject} ${subject_id}`)
  const mailed = erasures.flatMap(({ reference }) => Object.values(mailKeys(reference)))
  const applications = erasures.flatMap(({ subject, subject_id }) =>
    subject === 'applications' ? subject_id : [],
  )
  const isIn = (field: string, values: readonly (number | string)[]): Where[] =>
    values.length > 0 ? [{ [field]: { in: [...values] } }] : []
  // One deletion for each condition: joined by OR, SQLite reads the whole table when one is empty.
  const parts: [CollectionSlug, Where[]][] = [
    [
      'activities',
      isIn(
        'id',
        erasures.flatMap(({ notes }) => notes),
      ),
    ],
    ['activities', [ownerless(erasures)]],
    [
      'mails',
      isIn(
        'id',
        erasures.flatMap(({ mails }) => mails),
      ),
    ],
    ['mails', isIn('key', mailed)],
    [
      'searches',
      isIn(
        'id',
        erasures.flatMap(({ searches }) => searches),
      ),
    ],
    ['separations', isIn('one', keys)],
    ['separations', isIn('other', keys)],
    ['interview_seats', isIn('application', applications)],
    ['deployments', isIn('application', applications)],
    ['papers', isIn('application', applications)],
    ['shortlist_people', isIn('application', applications)],
  ]
  const works = [
    ...parts.flatMap(([collection, wheres]) =>
      wheres.map((where) => () => payload.db.deleteMany({ collection, where })),
    ),
    () => forgetPerson(payload, applications),
    () => removeCopies(payload, applications),
    ...erasures.flatMap(({ file }) => (file ? [() => removeFile('resume', file)] : [])),
  ]
  let isAllGone = true
  for (const work of works) if (!(await succeeds(work))) isAllGone = false
  return isAllGone
}

/** Notes written while a row was being deleted: their owner is null now. */
const ownerless = (erasures: readonly Pending[]): Where => ({
  and: [
    { application: { exists: false } },
    { registration: { exists: false } },
    { createdAt: { greater_than_equal: firstTime(erasures) } },
  ],
})

/** When the first of them began. */
export const firstTime = (erasures: readonly Pending[]): string =>
  erasures.map(({ createdAt }) => createdAt).sort()[0] ?? new Date().toISOString()

export const succeeds = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    logError('finishErasures', error)
    return false
  }
}
