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
import { OWNER_FIELD } from './rows'
import type { PersonCollection } from './shared/json'

/** The context of a deletion whose caller finishes the erasure, of many rows at once. */
export const FINISHED_BY_CALLER = 'erasureFinishedByCaller'

const BEGUN = 'erasuresBegun'

/**
 * What holds for rows of personal data by every way in. Reads on somebody's behalf are on record.
 * Erasure (docs/adr/0008): before a row goes, a record of what belongs to it is
 * written, in the transaction of the deletion where there is one; what belongs to it goes only after
 * the row has gone. So a deletion that is refused at any point changes nothing.
 */
export const personHooks = (collection: PersonCollection) => ({
  beforeDelete: [writePending(collection)],
  afterDelete: [finishAfter(collection)],
  afterOperation: [recordReads, recordRefusedOnes(collection)],
  afterError: [recordRefusedOne(collection)],
})

const writePending =
  (collection: PersonCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!row) return
    begunBy(req).push(row.id)
    if (row.legal_hold) throw new APIError(HELD, 409)
    const where = { [OWNER_FIELD[collection]]: { equals: row.id } }
    const idsOf = async (slug: 'activities' | 'mails') => {
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
        notes: collection === 'enquiries' ? [] : await idsOf('activities'),
        mails: await idsOf('mails'),
        by: req.user?.id ?? null,
      },
      req,
    })
  }

const finishAfter =
  (collection: PersonCollection): CollectionAfterDeleteHook =>
  ({ id, req }) => {
    if (!req.context[FINISHED_BY_CALLER]) finishLater(req.payload, { collection, id: Number(id) })
  }

/** Rows of a deletion of several: Payload answers what was refused instead of throwing it. */
const recordRefusedOnes =
  (collection: PersonCollection): CollectionAfterOperationHook =>
  async ({ operation, result, req }) => {
    if (operation === 'delete') {
      for (const { id, message } of result.errors) {
        await recordRefusal(req.payload, { collection, id: Number(id) }, req.user, message)
      }
    }
    return result
  }

/** A deletion by REST that was refused as a whole. Nobody gets this far who may not delete. */
const recordRefusedOne =
  (collection: PersonCollection): CollectionAfterErrorHook =>
  async ({ error, req }) => {
    for (const id of begunBy(req)) {
      await recordRefusal(req.payload, { collection, id }, req.user, error.message)
    }
  }

/** The rows whose deletion a request has begun. */
const begunBy = ({ context }: PayloadRequest): number[] => {
  context[BEGUN] ??= []
  return context[BEGUN] as number[] // the line above
}
