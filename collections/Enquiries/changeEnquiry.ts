import type { Payload } from 'payload'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { MESSAGES } from '@/lib/shared/messages'
import type { Enquiry, User } from '@/payload-types'
import { NAMED_APPLICATION } from './reportsOf'
import { enquiryJson } from './shared/json'
import type { EnquiryUpdate } from './shared/schema'

/**
 * enquiry_update.php: handled or not, and staff's note. When the row was changed since the caller
 * saw it (`changed_at`), nothing is written and the response has the current row.
 */
export const changeEnquiry = async (
  payload: Payload,
  user: User,
  change: EnquiryUpdate,
): Promise<Answer> => {
  const current = await find(payload, change.id)
  if (!current) return refuse(MESSAGES.enquiryGone)
  const isSame = change.changed_at === current.updatedAt
  const changed = isSame && (await write(payload, current, change))
  const row = await find(payload, change.id)
  if (!row) return refuse(MESSAGES.enquiryGone)
  const times = await siteFacts()
  if (!changed) {
    const { status, body } = refuse(MESSAGES.editConflict)
    return { status, body: { ...body, enquiry: enquiryJson(row, times) } }
  }
  await record(payload, {
    by: user,
    action: 'change',
    subject: 'enquiries',
    subject_id: row.id,
    detail: namesOf(change),
  })
  return succeed({ enquiry: enquiryJson(row, times) }, MESSAGES.saved)
}

const find = (payload: Payload, id: number) =>
  payload.findByID({
    collection: 'enquiries',
    id,
    depth: 1,
    populate: NAMED_APPLICATION,
    disableErrors: true,
  })

/** Returns false when the row was changed meanwhile. */
const write = async (
  payload: Payload,
  { id, updatedAt, handled: wasHandled }: Enquiry,
  { handled, office_note }: EnquiryUpdate,
): Promise<boolean> => {
  const now = new Date().toISOString()
  const changed = await changeRows(payload, {
    collection: 'enquiries',
    where: { id, updatedAt },
    set: {
      ...(handled !== undefined && { handled }),
      ...(handled !== undefined && handled !== wasHandled && { handled_at: handled ? now : null }),
      ...(office_note !== undefined && { office_note }),
    },
  })
  return changed.length > 0
}

const namesOf = ({ handled, office_note }: EnquiryUpdate): string =>
  [
    handled === undefined ? '' : handled ? 'handled' : 'not handled',
    office_note === undefined ? '' : 'note',
  ]
    .filter(Boolean)
    .join(', ')
