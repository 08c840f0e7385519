import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'
import { HELD } from '@/collections/Erasures/recordRefusal'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { erasuresOf } from './erasuresOf'

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
    const { payload } = req
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!row) return
    if (row.legal_hold) throw new APIError(HELD, 409)
    const [data] = await erasuresOf({ payload, req }, collection, [row])
    if (data) await payload.create({ collection: 'erasures', data, req })
  }
