import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'
import { finishLater } from '@/collections/Erasures/finishErasures'
import { HELD, recordRefusal } from '@/collections/Erasures/recordRefusal'
import {
  type BelongingCollection,
  belongingsOf,
  ownedBy,
  type SubmissionCollection,
} from '@/collections/Submissions/shared/personalData'

/** Request context of a deletion whose caller finishes the erasure, for many rows at once. */
export const FINISHED_BY_CALLER = 'erasureFinishedByCaller'

const BEGUN = 'erasuresBegun'

/**
 * Hooks for submissions, which hold for every way to reach them. Reads on behalf of an account are
 * recorded. Erasure (docs/adr/0008): before a row is deleted, a record of its belongings is
 * written, in the transaction of the deletion on Postgres; the belongings are deleted only after
 * the row. So a deletion that is refused at any point changes nothing.
 */
export const personHooks = (collection: SubmissionCollection) => ({
  beforeDelete: [writePending(collection)],
  afterDelete: [finishAfter(collection)],
  afterOperation: [recordReads, recordRefusedOnes(collection)],
  afterError: [recordRefusedOne(collection)],
})

const writePending =
  (collection: SubmissionCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!row) return
    begunBy(req).push(row.id)
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
        by: req.user?.id ?? null,
      },
      req,
    })
  }

const finishAfter =
  (collection: SubmissionCollection): CollectionAfterDeleteHook =>
  ({ id, req }) => {
    if (!req.context[FINISHED_BY_CALLER]) finishLater(req.payload, { collection, id: Number(id) })
  }

/** A deletion of several rows: Payload returns the refusals instead of throwing them. */
const recordRefusedOnes =
  (collection: SubmissionCollection): CollectionAfterOperationHook =>
  async ({ operation, result, req }) => {
    if (operation === 'delete') {
      for (const { id, message } of result.errors) {
        await recordRefusal(req.payload, { collection, id: Number(id) }, req.user, message)
      }
    }
    return result
  }

/** A deletion of one row by REST that was refused. Only accounts that may delete get this far. */
const recordRefusedOne =
  (collection: SubmissionCollection): CollectionAfterErrorHook =>
  async ({ error, req }) => {
    for (const id of begunBy(req)) {
      await recordRefusal(req.payload, { collection, id }, req.user, error.message)
    }
  }

/** The ids of the rows whose deletion this request has begun. */
const begunBy = ({ context }: PayloadRequest): number[] => {
  context[BEGUN] ??= []
  return context[BEGUN] as number[] // the line above
}
