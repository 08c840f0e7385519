import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'
import { batchOf } from '@/collections/Backups/erasureBatch'
import { HELD } from '@/collections/Erasures/recordRefusal'
import {
  type BelongingCollection,
  belongingsOf,
  ownedBy,
  type SubmissionCollection,
} from '@/collections/PersonalData/shared/personalData'
import { searchesNaming } from './searchesNaming'

/**
 * Hooks for submissions, which hold for every way to reach them. Reads on behalf of an account are
 * recorded. Erasure (docs/adr/0008): before a row is deleted, a record of its belongings is
 * written, in the transaction of the deletion on Postgres; the belongings are deleted only after
 * the row. So a deletion that is refused at any point changes nothing.
 */
export const personHooks = (collection: SubmissionCollection) => ({
  beforeDelete: [writePending(collection)],
  afterOperation: [recordReads],
})

const writePending =
  (collection: SubmissionCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload, user } = req
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!row) return
    if (row.legal_hold) throw new APIError(HELD, 409)
    const where = ownedBy({ collection, id: row.id })
    const idsOf = async (slug: BelongingCollection) => {
      if (!belongingsOf(collection).includes(slug)) return []
      const options = { where, pagination: false, select: { kind: true }, req } as const
      const { docs } = await payload.find({ collection: slug, ...options })
      return docs.map((doc) => doc.id)
    }
    await payload.create({
      collection: 'erasures',
      data: {
        subject: collection,
        subject_id: row.id,
        reference: row.reference,
        file: 'upload_resume' in row ? row.upload_resume : null,
        notes: await idsOf('activities'),
        mails: await idsOf('mails'),
        searches: await searchesNaming(req, collection, row),
        by: user?.id ?? null,
        asked: Boolean(row.erasure_asked_at),
        batch: row.erasure_batch ?? (user ? batchOf(user.id, new Date()) : null),
      },
      req,
    })
  }
