import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { HELD, recordRefusal } from '@/collections/Erasures/recordRefusal'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { requireRecentPassword } from '@/collections/Users/sessions/recentPassword'
import type { User } from '@/payload-types'
import { eraseAsStaff, type StaffErasure, saidOf, UNFINISHED } from './eraseAsStaff'
import { personRow } from './personRows'

/**
 * DELETE /api/COLLECTION and /api/COLLECTION/ID of submissions, in Payload's place and with its answers:
 * as person_erase.php, nothing is left and every audit line is written before the answer, or its message
 * says that something is. `erased`,
 * `hidden` and `hidden_until` are added to it.
 */
export const deleteEndpoints = (collection: SubmissionCollection): Endpoint[] => [
  {
    path: '/',
    method: 'delete',
    handler: async (req) => {
      const user = await permitted(req, collection)
      const where = req.query.where as Where | undefined // payload.find below checks its paths
      if (!where) {
        throw new APIError("Missing 'where' query of documents to delete.", 400)
      }
      const options = { overrideAccess: false, pagination: false, depth: 0, user } as const
      const found = await req.payload.find({ collection, where, ...options })
      const rows = found.docs.map((doc) => personRow(collection, doc))
      const held = rows.filter(({ legal_hold }) => legal_hold)
      for (const row of held) await recordRefusal(req.payload, row, user, HELD)
      const free = rows.filter(({ legal_hold }) => !legal_hold)
      const outcome = await eraseAsStaff(req.payload, user, free)
      const left = new Set(outcome.left.map(({ id }) => id))
      const errors = [
        ...held.map(({ id }) => ({ id, isPublic: true, message: HELD })),
        ...[...left].map((id) => ({ id, isPublic: false, message: 'Something went wrong.' })),
      ]
      const refused = new Set(errors.map(({ id }) => id))
      const docs = found.docs.filter(({ id }) => !refused.has(id))
      const message = messageOf(req, collection, outcome, errors.length)
      const body = { docs, errors, message, ...countsOf(outcome) }
      return Response.json(body, { status: errors.length > 0 ? 400 : 200 })
    },
  },
  {
    path: '/:id',
    method: 'delete',
    handler: async (req) => {
      const user = await permitted(req, collection)
      const id = Number(req.routeParams?.id)
      const options = { overrideAccess: false, disableErrors: true, depth: 0, user } as const
      const doc = Number.isSafeInteger(id)
        ? await req.payload.findByID({ collection, id, ...options })
        : null
      if (!doc) throw new NotFound(req.t)
      const row = personRow(collection, doc)
      if (row.legal_hold) {
        await recordRefusal(req.payload, row, user, HELD)
        throw new APIError(HELD, 409)
      }
      const outcome = await eraseAsStaff(req.payload, user, [row])
      if (outcome.left.length > 0) throw new APIError('Something went wrong.', 500)
      const { hiddenUntil } = outcome
      const done = outcome.isFinished ? req.t('general:deletedSuccessfully') : UNFINISHED
      const message = hiddenUntil ? saidOf(outcome) : done
      return Response.json({ doc, message, ...countsOf(outcome) })
    },
  },
]

/** The account that may delete, and has given its password. */
const permitted = async (req: PayloadRequest, collection: SubmissionCollection): Promise<User> => {
  const { access } = req.payload.collections[collection].config
  if (!req.user || (await access.delete({ req })) !== true) throw new Forbidden(req.t)
  await requireRecentPassword(req)
  return req.user
}

const countsOf = ({ erased, hidden, hiddenUntil }: StaffErasure) => ({
  erased: erased.length,
  hidden: hidden.length,
  hidden_until: hiddenUntil,
})

/** Payload's words, unless rows were hidden or something is left. */
const messageOf = (
  { payload, t, i18n }: PayloadRequest,
  collection: SubmissionCollection,
  outcome: StaffErasure,
  refused: number,
): string => {
  if (!outcome.isFinished) return UNFINISHED
  if (outcome.hiddenUntil) return saidOf(outcome)
  const { labels } = payload.collections[collection].config
  const total = outcome.erased.length + refused
  const label = getTranslation(total === 1 ? labels.singular : labels.plural, i18n)
  return refused > 0
    ? t('error:unableToDeleteCount', { count: refused, label, total })
    : t('general:deletedCountSuccessfully', { count: total, label })
}
