import type { Payload } from 'payload'
import { STAGE_NAMES } from '@/collections/Applications/shared/stages'
import { officeDay } from '@/lib/shared/format'
import type { Application } from '@/payload-types'
import { chance, pick } from '@/seed/chance'

const NAMES = ['Asha Kumar', 'Émile 50%', 'Ramesh Patil', 'सुनिल थापा', 'AL', 'a_b Kumari']
export const SORTS = ['newest', 'oldest', 'name', 'job'] as const
const SOURCES = ['website', 'facebook', 'whatsapp'] as const

/** An application with values that differ in all columns of the list. */
export const listRow = (i: number, jobs: number[]) => ({
  name: pick(NAMES, i, 1),
  email: `person-${i}@${i % 3 ? 'mail' : 'post'}.example`,
  country_code: '91',
  mobile: '98200',
  position: 'Welder',
  job_id: i % 5 === 0 ? null : pick(jobs, i, 2),
  stage: pick(STAGE_NAMES, i, 3),
  source: pick(SOURCES, i, 4),
  language: 'en' as const,
  is_starred: chance(i, 5) % 3 === 0,
  has_note: chance(i, 6) % 3 === 0,
  seen_at: chance(i, 7) % 2 ? '2026-11-01T00:00:00.000Z' : null,
  quarantined_at: chance(i, 8) % 9 === 0 ? '2026-11-01T00:00:00.000Z' : null,
  revision: 0,
  reference: `AP-26-${1_000_000 + i * 7919}`,
  dedupe_key: `key ${i}`,
  phone_e164: `+9198200${10_000 + i * 131}`,
  // Days and their edges in Mumbai (18:30 UTC), some times twice.
  createdAt: `2026-10-${String(10 + (i % 7)).padStart(2, '0')}T18:${28 + (i % 4)}:00.000Z`,
})

export type Listed = Omit<Application, 'job_id'> & {
  title: string | null
  country: string
  job: number
}

/** The rows of the list, read without the tables that triggers keep. */
export const listed = async (payload: Payload): Promise<Listed[]> => {
  const { docs } = await payload.find({ collection: 'applications', depth: 2, pagination: false })
  return docs
    .filter(({ quarantined_at }) => !quarantined_at)
    .map(({ job_id, ...doc }) => {
      const job = typeof job_id === 'object' ? job_id : null
      const country = typeof job?.country_id === 'object' ? job.country_id.iso2 : ''
      return { ...doc, job: job?.id ?? 0, title: job?.job_title ?? null, country }
    })
}

/** What a query must find, by the rules of docs/contract.md. */
export const fits =
  (query: URLSearchParams) =>
  (doc: Listed): boolean => {
    const is = (name: string, value: string) => !query.get(name) || query.get(name) === value
    const day = officeDay(new Date(doc.createdAt))
    const words = (query.get('q') ?? '').toLowerCase().split(' ')
    const texts = [doc.name, doc.email, doc.reference, doc.phone_e164 ?? ''].map((t) =>
      t.toLowerCase(),
    )
    return (
      words.every((word) => texts.some((text) => text.includes(word))) &&
      is('stage', doc.stage) &&
      is('source', doc.source) &&
      is('job', String(doc.job)) &&
      is('country', doc.country) &&
      (query.get('star') !== '1' || doc.is_starred === true) &&
      (query.get('note') !== '1' || doc.has_note === true) &&
      (query.get('unseen') !== '1' || !doc.seen_at) &&
      (query.get('from') ?? '') <= day &&
      (query.get('to') ?? '9') >= day
    )
  }

/** Each value is compared in its direction; Postgres and SQLite differ only in where null stands. */
export const isOrdered = (docs: Listed[], sort: (typeof SORTS)[number]): boolean => {
  const keys = docs.map(
    (doc) =>
      ({
        newest: [-Date.parse(doc.createdAt), -doc.id],
        oldest: [Date.parse(doc.createdAt), doc.id],
        name: [NAMES.toSorted().indexOf(doc.name), -doc.id],
        job: [doc.title ?? '', -Date.parse(doc.createdAt), -doc.id],
      })[sort],
  )
  const known = keys.filter(([first]) => first !== '')
  return known.every((key, at) => at === 0 || compare(known[at - 1] ?? [], key) < 0)
}

const compare = (one: (string | number)[], other: (string | number)[]): number => {
  const at = one.findIndex((value, i) => value !== other[i])
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1
}

/** Makes three jobs in two countries, two of them with the same title. Returns their ids. */
export const makeJobs = async (payload: Payload): Promise<number[]> => {
  const jobs: number[] = []
  const countries = await Promise.all(
    ['QA', 'OM'].map((iso2) =>
      payload.create({
        collection: 'countries',
        data: { iso2, name: `Country ${iso2}`, country_code: '9' },
      }),
    ),
  )
  for (const [at, title] of ['Welder', 'Mason', 'Welder'].entries()) {
    const { id } = await payload.create({
      collection: 'jobs',
      data: {
        job_title: title,
        company_name: 'A company',
        salary: '1000',
        country_id: countries[at % 2]?.id ?? 0,
        location_hiring: 'Doha',
        skill_keyword: 'a',
        job_education: 'b',
        job_description: 'c',
        experience: 'd',
        is_deleted: 'No',
        posted_at: new Date().toISOString(),
      },
      context: { disableRevalidate: true },
    })
    jobs.push(id)
  }
  return jobs
}
