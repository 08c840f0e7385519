import type { Payload, Where } from 'payload'
import { recordList } from '@/collections/Audit/recordReads'
import { oneOf, staffWhere } from '@/collections/Submissions/staffWhere'
import { NO_ROW } from '@/lib/server/rows'
import { parseId } from '@/lib/shared/ids'
import type { User } from '@/payload-types'
import { APPLICATION_FILTERS } from './shared/filters'
import { type ApplicationJson, type ApplicationSort, applicationJson } from './shared/json'
import { STAGE_NAMES, STAGES, type Stage } from './shared/stages'

type ApplicationPage = {
  jobs: ApplicationJson[]
  total: number
  /** The number of rows per stage, with the other filters. */
  by_stage?: Record<Stage, number>
}

const ORDERS: Record<ApplicationSort, string[]> = {
  newest: ['-createdAt', '-id'],
  oldest: ['createdAt', 'id'],
  name: ['name', '-id'],
  job: ['job_id.job_title', '-createdAt', '-id'],
}

/** The applications that the address filters and sorts, for the admin: one page of them, or all. */
export const listApplications = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
  page?: { number: number; size: number },
): Promise<ApplicationPage> => {
  const named = query.get('sort') ?? ''
  const sort = Object.hasOwn(ORDERS, named) ? ORDERS[named as ApplicationSort] : ORDERS.newest // a key of it
  const found = await payload.find({
    collection: 'applications',
    where: await applicationWhere(payload, query),
    sort,
    depth: 1,
    ...(page ? { page: page.number, limit: page.size } : { pagination: false }),
  })
  await recordList(payload, user, {
    subject: 'applications',
    count: found.docs.length,
    isWhole: !page,
    filters: filtersNamed(query),
  })
  const list = { jobs: found.docs.map(applicationJson), total: found.totalDocs }
  return page ? { ...list, by_stage: await countStages(payload, query) } : list
}

/** The names of the filters that are set, never their values: for the audit trail. */
export const filtersNamed = (query: URLSearchParams): string[] =>
  APPLICATION_FILTERS.filter((name) => query.get(name))

/** The conditions of all filters of an address. An invalid value fits no row. */
export const applicationWhere = async (
  payload: Payload,
  query: URLSearchParams,
): Promise<Where> => ({
  and: [
    ...(await staffWhere(payload, 'applications', query)),
    ...ofJob(query.get('job')),
    ...ofCountry(query.get('country')),
    ...oneOf('stage', query.get('stage'), STAGES),
  ],
})

/** A job by its id; 0 for applications without a job. */
const ofJob = (job: string | null): Where[] => {
  if (!job) return []
  if (job === '0') return [{ job_id: { exists: false } }]
  const id = parseId(job)
  return [id === null ? NO_ROW : { job_id: { equals: id } }]
}

const ofCountry = (iso2: string | null): Where[] => {
  if (!iso2) return []
  const isCode = /^[A-Za-z]{2}$/.test(iso2)
  return [isCode ? { 'job_id.country_id.iso2': { equals: iso2.toUpperCase() } } : NO_ROW]
}

const countStages = async (payload: Payload, query: URLSearchParams) => {
  const others = new URLSearchParams(query)
  others.delete('stage')
  const where = await applicationWhere(payload, others)
  const counts = await Promise.all(
    STAGE_NAMES.map(async (stage): Promise<[Stage, number]> => {
      const { totalDocs } = await payload.count({
        collection: 'applications',
        where: { and: [where, { stage: { equals: stage } }] },
      })
      return [stage, totalDocs]
    }),
  )
  return Object.fromEntries(counts) as Record<Stage, number> // one entry for each
}
