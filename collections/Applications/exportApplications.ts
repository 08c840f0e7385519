import type { Payload, Where } from 'payload'
import { type Columns, exportRows, receivedCell } from '@/collections/Submissions/exportRows'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { Answer } from '@/lib/server/answers'
import { pagesOf } from '@/lib/server/rows'
import type { Application, Country, User } from '@/payload-types'
import { applicationWhere, filtersNamed } from './applications'
import { STAGES } from './shared/stages'

/** application_export.php. */
export const exportApplications = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> =>
  exportRows({
    payload,
    user,
    collection: 'applications',
    where: await applicationWhere(payload, query),
    filters: filtersNamed(query),
    name: 'applicants',
    columns: COLUMNS,
    rows: (where) => rows(payload, where),
  })

const FIELDS = [
  'reference',
  'createdAt',
  'name',
  'email',
  'phone_e164',
  'position',
  'job_id',
  'stage',
  'is_starred',
  'source',
  'whatsapp_consent',
  'keep_consent',
  'resume_name',
] as const satisfies (keyof Application)[]

type Row = Pick<Application, (typeof FIELDS)[number]> & { job?: { title: string; country: string } }

const COLUMNS: Columns<Row> = [
  ['Reference', (row) => row.reference],
  ['Received', receivedCell],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone_e164],
  ['Position', (row) => row.position],
  ['Applied Job', (row) => row.job?.title],
  ['Country', (row) => row.job?.country],
  ['Stage', (row) => STAGES[row.stage].label],
  ['Starred', (row) => row.is_starred === true],
  ['Source', (row) => SOURCES[row.source]],
  ['WhatsApp consent', (row) => row.whatsapp_consent === true],
  ['Keep consent', (row) => row.keep_consent === true],
  ['Resume', (row) => row.resume_name],
]

async function* rows(payload: Payload, where: Where): AsyncGenerator<Row[]> {
  const jobs = await jobsById(payload)
  for await (const page of pagesOf(payload, 'applications', where, FIELDS)) {
    yield page.map((row) => ({ ...row, job: jobs.get(Number(row.job_id)) }))
  }
}

const jobsById = async (payload: Payload) => {
  const { docs } = await payload.find({
    collection: 'jobs',
    depth: 1,
    pagination: false,
    select: { job_title: true, country_id: true },
  })
  return new Map(
    docs.map(({ id, job_title, country_id }) => {
      const country = country_id as Country // populated by the depth
      return [id, { title: job_title, country: country.short_name || country.name }]
    }),
  )
}
