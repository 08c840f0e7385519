import type { Payload, Where } from 'payload'
import { optedOut } from '@/collections/OptOuts/optOut'
import { CONSENTS, consentOf } from '@/collections/OptOuts/shared/json'
import { type Columns, exportRows, receivedCell } from '@/collections/Submissions/exportRows'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { Answer } from '@/lib/server/calls/answers'
import { readingDb } from '@/lib/server/database/reads/reading'
import { pagesOf } from '@/lib/server/database/rows'
import { LANGUAGES } from '@/lib/shared/languages'
import type { Registration, User } from '@/payload-types'
import { filtersNamed, phoneOf, registrationWhere } from './registrations'

/** registration_export.php. */
export const exportRegistrations = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> => {
  const until = { createdAt: { less_than_equal: new Date().toISOString() } }
  const where = { and: [await registrationWhere(payload, query), until] }
  return exportRows({
    payload,
    user,
    collection: 'registrations',
    filters: filtersNamed(query),
    name: 'registrations',
    columns: COLUMNS,
    count: async () =>
      (await readingDb(payload).count({ collection: 'registrations', where })).totalDocs,
    rows: () => rows(payload, where),
  })
}

const FIELDS = [
  'reference',
  'createdAt',
  'full_name',
  'phone_e164',
  'email',
  'current_location',
  'category',
  'position_Name',
  'gulf_exp',
  'india_exp',
  'whatsapp_consent',
  'consent_at',
  'consent_withdrawn_at',
  'keep_consent',
  'broadcast_list',
  'is_starred',
  'source',
  'language',
  'resume_name',
] as const satisfies (keyof Registration)[]

type Row = Pick<Registration, (typeof FIELDS)[number]> & {
  /** The name of the broadcast list. */
  list?: string
  opted_out: boolean
}

const COLUMNS: Columns<Row> = [
  ['Reference', (row) => row.reference],
  ['Received', receivedCell],
  ['Name', (row) => row.full_name],
  ['WhatsApp No', (row) => row.phone_e164],
  ['Email', (row) => row.email],
  ['Location', (row) => row.current_location],
  ['Industry', (row) => row.category],
  ['Position', (row) => row.position_Name],
  ['Gulf years', (row) => row.gulf_exp],
  ['India years', (row) => row.india_exp],
  ['WhatsApp', (row) => CONSENTS[consentOf(row, row.opted_out)]],
  ['Keep consent', (row) => row.keep_consent === true],
  ['List', (row) => row.list],
  ['Starred', (row) => row.is_starred === true],
  ['Source', (row) => SOURCES[row.source]],
  ['Language', (row) => LANGUAGES[row.language].name],
  ['Resume', (row) => row.resume_name],
]

async function* rows(payload: Payload, where: Where): AsyncGenerator<Row[]> {
  const { docs: lists } = await payload.find({ collection: 'broadcast-lists', pagination: false })
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  for await (const page of pagesOf(payload, 'registrations', where, FIELDS)) {
    const stopped = await optedOut(payload, page.map(phoneOf))
    yield page.map((row) => ({
      ...row,
      list: names.get(Number(row.broadcast_list)),
      opted_out: stopped.has(phoneOf(row)),
    }))
  }
}
