import type { Payload } from 'payload'
import { type Columns, exportRows, receivedCell } from '@/collections/Submissions/exportRows'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { Answer } from '@/lib/server/answers'
import { rowsById } from '@/lib/server/rows'
import type { Application, Country, User } from '@/payload-types'
import { type ApplicationFilters, filtersNamed, readFilters } from './applicationFilters'
import { countApplications } from './countApplications'
import { idPages } from './findApplications'
import { STAGES } from './shared/stages'

/** application_export.php. */
export const exportApplications = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> => {
  const filters = readFilters(query)
  return exportRows({
    payload,
    user,
    collection: 'applications',
    filters: filtersNamed(query),
    name: 'applicants',
    columns: COLUMNS,
    count: () => countApplications(payload, filters),
    rows: () => rows(payload, filters),
  })
}

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

async function* rows(payload: Payload, filters: ApplicationFilters | null): AsyncGenerator<Row[]> {
  const jobs = new Map<number, Row['job']>()
  for await (const ids of idPages(payload, filters)) {
    const page = await rowsById(payload, 'applications', ids, FIELDS)
    await readJobs(payload, jobs, page)
    yield page.map((row) => ({ ...row, job: jobs.get(Number(row.job_id)) }))
  }
}

/** Reads the jobs of these rows that are not known yet. */
const readJobs = async (
  payload: Payload,
  known: Map<number, Row['job']>,
  rows: Pick<Application, 'job_id'>[],
): Promise<void> => {
  const asked = rows.map(({ job_id }) => Number(job_id)).filter((id) => id && !known.has(id))
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: [...new Set(asked)] } },
    depth: 1,
    pagination: false,
    select: { job_title: true, country_id: true },
  })
  for (const { id, job_title, country_id } of docs) {
    const country = country_id as Country // populated by the depth
    known.set(id, { title: job_title, country: country.short_name || country.name })
  }
}
