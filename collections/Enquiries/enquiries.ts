import type { Payload, Where } from 'payload'
import { enquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { recordList } from '@/collections/Audit/recordReads'
import { LISTED } from '@/collections/PersonalData/listed'
import { NO_ROW } from '@/lib/server/database/rows'
import { parseId } from '@/lib/shared/ids'
import { readPage } from '@/lib/shared/paginate'
import type { User } from '@/payload-types'
import { NAMED_APPLICATION } from './reportsOf'
import { ENQUIRY_FILTERS } from './shared/filters'
import { type EnquiryJson, enquiryJson } from './shared/json'

type EnquiryPage = { enquiries: EnquiryJson[]; total: number }

/**
 * enquiry_list.php: the enquiries that are not in quarantine. Filters: `q` (name, e-mail,
 * reference), `kind`, `handled` (yes or no), `enquiry_id`. Newest first, or `sort=oldest`.
 */
export const listEnquiries = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<EnquiryPage> => {
  const page = readPage(query)
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: { and: [LISTED, ...narrow(query)] },
    depth: 1,
    populate: NAMED_APPLICATION,
    sort: query.get('sort') === 'oldest' ? ['createdAt', 'id'] : ['-createdAt', '-id'],
    ...(page ? { page: page.number, limit: page.size } : { pagination: false }),
  })
  await recordList(payload, user, {
    subject: 'enquiries',
    count: docs.length,
    isWhole: !page,
    filters: [...ENQUIRY_FILTERS, 'enquiry_id'].filter((name) => query.get(name)),
  })
  const times = await siteFacts()
  return { enquiries: docs.map((enquiry) => enquiryJson(enquiry, times)), total: totalDocs }
}

/** The conditions of the filters; an invalid value fits no row. */
const narrow = (query: URLSearchParams): Where[] => {
  const [q, kind, handled] = ['q', 'kind', 'handled'].map((name) => query.get(name)?.trim() ?? '')
  const wheres: Where[] = []
  if (query.get('enquiry_id'))
    wheres.push({ id: { equals: parseId(query.get('enquiry_id')) ?? 0 } })
  if (q) {
    const text = q.slice(0, 100)
    wheres.push({
      or: ['name', 'email', 'reference'].map((field) => ({ [field]: { contains: text } })),
    })
  }
  if (kind) wheres.push(enquiryKind(kind) ? { kind: { equals: kind } } : NO_ROW)
  if (handled === 'yes') wheres.push({ handled: { equals: true } })
  else if (handled === 'no') wheres.push({ handled: { not_equals: true } })
  else if (handled) wheres.push(NO_ROW)
  return wheres
}
