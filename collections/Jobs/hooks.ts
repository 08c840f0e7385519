import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isSqlite } from '@/lib/server/database/sql'
import { logError } from '@/lib/server/monitoring/logError'
import type { Job } from '@/payload-types'
import { indexJob } from './search/indexJobs'
import { splitSkills } from './shared/display'

/**
 * `update_at` of the calls is the date posted: stored apart, never changed (docs/product.md §10.1).
 */
export const setPostedAt: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') data.posted_at ??= new Date().toISOString()
  return data
}

/** Trims skills and drops empty and repeated ones (docs/product.md §10.1). */
export const tidySkills: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.skill_keyword === 'string') {
    data.skill_keyword = splitSkills(data.skill_keyword).join(', ')
  }
  return data
}

/** A hook for changes and deletions: lists and search show the job as it is now. */
export const updateSearch = async ({
  doc,
  req,
}: {
  doc: Job
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>
}): Promise<Job> => {
  const { payload, transactionID } = req
  try {
    await indexJob({ payload, transactionID }, doc.id)
  } catch (error) {
    // Postgres undoes the whole change. On SQLite the job is stored by now: saying otherwise would
    // have it posted twice, and keepSearch tries again.
    if (!isSqlite(payload)) throw error
    logError('updateSearch', error)
  }
  return doc
}
