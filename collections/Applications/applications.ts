import type { Payload } from 'payload'
import { recordList } from '@/collections/Audit/recordReads'
import { resumeWords } from '@/collections/Submissions/resumeWords'
import { WITHOUT_TEXT } from '@/collections/Submissions/staffRow'
import { docsById } from '@/lib/server/database/rows'
import type { User } from '@/payload-types'
import { filtersNamed, readFilters } from './applicationFilters'
import { countByStage, sumOf } from './countApplications'
import { findApplications } from './findApplications'
import {
  APPLICATION_SORTS,
  type ApplicationJson,
  type ApplicationSort,
  applicationJson,
} from './shared/json'
import type { Stage } from './shared/stages'

type ApplicationPage = {
  jobs: ApplicationJson[]
  total: number
  /** The number of rows per stage, with the other filters. */
  by_stage?: Record<Stage, number>
}

/** The applications that the address filters and sorts, for the admin: one page of them, or all. */
export const listApplications = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
  page?: { number: number; size: number },
): Promise<ApplicationPage> => {
  const filters = readFilters(query)
  const by_stage = await countByStage(payload, filters)
  const total = filters?.stage ? by_stage[filters.stage] : sumOf(by_stage)
  const slice = page
    ? { offset: (page.number - 1) * page.size, limit: page.size }
    : { offset: 0, limit: total }
  const ids = filters ? await findApplications(payload, filters, sortOf(query), total, slice) : []
  const docs = await docsById(payload, 'applications', ids, WITHOUT_TEXT)
  await recordList(payload, user, {
    subject: 'applications',
    count: docs.length,
    isWhole: !page,
    filters: filtersNamed(query),
  })
  const words = await resumeWords(payload, 'applications', docs, query.get('q'))
  const jobs = docs.map((doc) => {
    const resume_words = words.get(doc.id)
    return { ...applicationJson(doc), ...(resume_words && { resume_words }) }
  })
  const list = { jobs, total }
  return page ? { ...list, by_stage } : list
}

const sortOf = (query: URLSearchParams): ApplicationSort => {
  const named = query.get('sort') ?? ''
  return Object.hasOwn(APPLICATION_SORTS, named) ? (named as ApplicationSort) : 'newest' // a key
}
