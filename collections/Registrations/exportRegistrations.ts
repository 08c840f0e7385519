import type { Payload, Where } from 'payload'
import { optedOut } from '@/collections/OptOuts/optOut'
import { CONSENTS, consentOf } from '@/collections/OptOuts/shared/json'
import { exportRows, receivedCell } from '@/collections/Submissions/exportRows'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { Answer } from '@/lib/server/answers'
import type { Cell } from '@/lib/server/csv'
import { pagesOf } from '@/lib/server/rows'
import type { Registration, User } from '@/payload-types'
import { filtersNamed, phoneOf, registrationWhere } from './registrations'

const HEAD = [
  'Reference',
  'Received',
  'Name',
  'WhatsApp No',
  'Email',
  'Location',
  'Industry',
  'Position',
  'Gulf years',
  'India years',
  'WhatsApp',
  'Keep consent',
  'List',
  'Starred',
  'Source',
  'Resume',
]

/** registration_export.php. */
export const exportRegistrations = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> =>
  exportRows({
    payload,
    user,
    collection: 'registrations',
    where: await registrationWhere(payload, query),
    filters: filtersNamed(query),
    name: 'registrations',
    head: HEAD,
    rows: (where) => rows(payload, where),
  })

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
  'consent_withdrawn_at',
  'keep_consent',
  'broadcast_list',
  'is_starred',
  'source',
  'resume_name',
] as const

type Exported = Pick<Registration, (typeof FIELDS)[number]>

async function* rows(payload: Payload, where: Where): AsyncGenerator<Cell[][]> {
  const { docs: lists } = await payload.find({ collection: 'broadcast-lists', pagination: false })
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  for await (const page of pagesOf(payload, 'registrations', where, FIELDS)) {
    const stopped = await optedOut(payload, page.map(phoneOf))
    yield page.map((registration) =>
      row(registration, {
        list: names.get(Number(registration.broadcast_list)),
        opted_out: stopped.has(phoneOf(registration)),
      }),
    )
  }
}

const row = (
  registration: Exported,
  { list, opted_out }: { list?: string; opted_out: boolean },
): Cell[] => [
  registration.reference,
  receivedCell(registration),
  registration.full_name,
  registration.phone_e164,
  registration.email,
  registration.current_location,
  registration.category,
  registration.position_Name,
  registration.gulf_exp,
  registration.india_exp,
  CONSENTS[consentOf(registration, opted_out)],
  registration.keep_consent === true,
  list,
  registration.is_starred === true,
  SOURCES[registration.source],
  registration.resume_name,
]
