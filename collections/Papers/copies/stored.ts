import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import { runSql } from '@/lib/server/database/sql'
import { removeFile } from '@/lib/server/files/storage'
import { officeDay } from '@/lib/shared/format'
import type { PaperCopy } from '@/payload-types'
import { type CopyJson, copyState } from '../shared/copies'

export const COPY_UNKNOWN = 'This copy is no longer there.'

/** The copies of an application and those that were asked for, in the order in which they were. */
export const copiesIn = async (payload: Payload, application: number): Promise<PaperCopy[]> => {
  const where = { application: { equals: application } }
  const all = { where, sort: 'id', depth: 0, pagination: false } as const
  return (await payload.find({ collection: 'paper_copies', ...all })).docs
}

/** One copy of an application; another person's is not found. */
export const copyOf = async (
  payload: Payload,
  { application, id }: { application: number; id: number },
): Promise<PaperCopy | undefined> =>
  (await copiesIn(payload, application)).find((copy) => copy.id === id)

/** Copies as the office sees them. */
export const copiesJson = async (
  payload: Payload,
  application: number,
  now = new Date(),
): Promise<CopyJson[]> =>
  (await copiesIn(payload, application)).map((copy) => ({
    ...{ id: copy.id, kind: copy.kind, reason: copy.reason },
    ...{ state: copyState(copy, officeDay(now)), asked_at: copy.createdAt },
    ...{ expires_on: copy.expires_on, received_at: copy.received_at ?? null },
    ...{ type: copy.file_type ?? null, size: copy.file_size ?? null },
    is_seen: Boolean(copy.seen_at),
  }))

/**
 * Whether copies are needed of a person: selected, not departed, not ended otherwise (docs/adr/0073),
 * and neither hidden nor about to be erased. As rowsOnTheWay of Deployments, which imports this folder.
 */
export const isOnTheWay = async (payload: Payload, application: number): Promise<boolean> =>
  (
    await runSql(
      payload,
      sql`select a.id from applications a left join deployments d on d.application = a.id
          where a.id = ${application} and a.stage in (${STAGES})
            and a.quarantined_at is null and a.erasure_asked_at is null
            and d.departed_on is null and d.ended_on is null`,
    )
  ).length > 0

const STAGES = sql.raw(PLACE_STAGES.map((stage) => `'${stage}'`).join(', '))

/** Deletes a copy: first the file, so that a failure leaves the row that names it. */
export const dropCopy = async (
  payload: Payload,
  { id, file }: Pick<PaperCopy, 'id' | 'file'>,
): Promise<void> => {
  if (file) await removeFile('paper_copy', file)
  await payload.delete({ collection: 'paper_copies', where: { id: { equals: id } } })
}
