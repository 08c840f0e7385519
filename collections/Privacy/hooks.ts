import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import { record } from '@/collections/Audit/record'
import { removeFile } from '@/lib/server/storage'
import { scrubLater } from './scrub'
import type { PersonCollection } from './wire'

export const HELD = 'This row is under a legal hold. Take the hold away first.'

const OWNER = {
  applications: 'application',
  registrations: 'registration',
  enquiries: 'enquiry',
} as const satisfies Record<PersonCollection, string>

/**
 * Erasure, by every way in (rules.md): before a row goes, its resume, its notes and the mails about
 * it go. In this order, so that a process killed midway leaves a row that can be erased again, and
 * never a file or a mail that nobody finds any more.
 */
export const eraseWhatBelongs =
  (collection: PersonCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!row) return
    if (row.legal_hold) throw new APIError(HELD, 409)
    if ('upload_resume' in row && row.upload_resume) await removeFile('resume', row.upload_resume)
    const where = { [OWNER[collection]]: { equals: id } }
    if (collection !== 'enquiries') await payload.delete({ collection: 'activities', where, req })
    await payload.delete({ collection: 'mails', where, req })
  }

/** What is left of an erased row: one line without personal data. The bytes go from the file soon after. */
export const recordErasure =
  (collection: PersonCollection): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    await record(req.payload, {
      by: req.user ?? 'system',
      action: 'erase',
      subject: collection,
      subject_id: Number(id),
    })
    scrubLater(req.payload)
  }
