import type { Payload, PayloadRequest } from 'payload'
import { batchOf } from '@/collections/Backups/erasureBatch'
import {
  type BelongingCollection,
  belongingsOf,
  SUBMISSIONS,
  type SubmissionCollection,
} from '@/collections/PersonalData/shared/personalData'
import type { NewRow } from '@/lib/server/database/insertRows'
import type { Application, Enquiry, JobAlert, Registration } from '@/payload-types'
import { searchesNaming } from './searchesNaming'

export type Submission = Application | Registration | Enquiry | JobAlert

/** `req`: of the deletion, when it has one; on Postgres its transaction. */
type Within = { payload: Payload; req?: PayloadRequest }

export type ForSystem = {
  /** Of the account for which the system erases (docs/adr/0047). */
  batch?: string | null
  /** Saved searches that name a person go if they were saved since then (ISO); without it all. */
  searchesSince?: string
}

/** What has to be remembered of rows until nothing of them is left (docs/adr/0008). */
export const erasuresOf = async (
  { payload, req }: Within,
  collection: SubmissionCollection,
  rows: readonly Submission[],
  { batch = null, searchesSince }: ForSystem = {},
): Promise<NewRow<'erasures'>[]> => {
  const ids = rows.map(({ id }) => id)
  const notes = await owned({ payload, req }, collection, 'activities', ids)
  const mails = await owned({ payload, req }, collection, 'mails', ids)
  const searches = await searchesNaming({ payload, req }, collection, rows, searchesSince)
  const by = req?.user?.id ?? null
  return rows.map((row) => ({
    subject: collection,
    subject_id: row.id,
    reference: row.reference,
    file: 'upload_resume' in row ? row.upload_resume : null,
    notes: notes.get(row.id) ?? [],
    mails: mails.get(row.id) ?? [],
    searches: searches.get(row.id) ?? [],
    by,
    asked: Boolean(row.erasure_asked_at),
    batch: row.erasure_batch ?? (by ? batchOf(by, new Date()) : batch),
  }))
}

/** The ids of the belongings of each row. */
const owned = async (
  { payload, req }: Within,
  collection: SubmissionCollection,
  slug: BelongingCollection,
  ids: number[],
): Promise<Map<number, number[]>> => {
  const found = new Map<number, number[]>()
  if (!belongingsOf(collection).includes(slug)) return found
  const { owner } = SUBMISSIONS[collection]
  const { docs } = await payload.find({
    collection: slug,
    where: { [owner]: { in: ids } },
    select: { [owner]: true },
    depth: 0,
    pagination: false,
    req,
  })
  for (const doc of docs) {
    const of = Number(new Map<string, unknown>(Object.entries(doc)).get(owner))
    found.set(of, [...(found.get(of) ?? []), doc.id])
  }
  return found
}
