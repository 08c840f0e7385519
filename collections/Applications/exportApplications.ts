import type { Payload, Where } from 'payload'
import { exportRows, receivedCell } from '@/collections/Submissions/exportRows'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { Answer } from '@/lib/server/answers'
import type { Cell } from '@/lib/server/csv'
import { pagesOf } from '@/lib/server/rows'
import type { Application, Country, User } from '@/payload-types'
import { applicationWhere, filtersNamed } from './applications'
import { STAGES } from './shared/stages'

const HEAD = [
  'Reference',
  'Received',
  'Name',
  'Email',
  'Phone',
  'Position',
  'Applied Job',
  'Country',
  'Stage',
  'Starred',
  'Source',
  'WhatsApp consent',
  'Keep consent',
  'Resume',
]

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
    head: HEAD,
    rows: (where) => rows(payload, where),
  })

async function* rows(payload: Payload, where: Where): AsyncGenerator<Cell[][]> {
  const jobs = await jobsById(payload)
  for await (const page of pagesOf(payload, 'applications', where, FIELDS)) {
    yield page.map((application) => row(application, jobs.get(Number(application.job_id))))
  }
}

type JobCells = { title: string; country: string }

const jobsById = async (payload: Payload): Promise<Map<number, JobCells>> => {
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

const row = (application: Pick<Application, (typeof FIELDS)[number]>, job?: JobCells): Cell[] => [
  application.reference,
  receivedCell(application),
  application.name,
  application.email,
  application.phone_e164,
  application.position,
  job?.title,
  job?.country,
  STAGES[application.stage].label,
  application.is_starred === true,
  SOURCES[application.source],
  application.whatsapp_consent === true,
  application.keep_consent === true,
  application.resume_name,
]
