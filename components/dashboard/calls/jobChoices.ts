'use client'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { hasPassed } from '@/collections/Jobs/shared/schema'
import { shortDate } from '@/lib/shared/format'
import { loadRows } from './loadRows'

const PAGE = 100
const MOST_PAGES = 20

/** The jobs to choose one of, newest first: all, or those that take applications. */
export const loadJobChoices = async (which: 'all' | 'open') => {
  const found: JobJson[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({
      ...(which === 'open' && { status: 'Active' }),
      page: String(page),
      limit: String(PAGE),
    })
    const { rows, total } = await loadRows<JobJson>('joblist', query)
    found.push(...rows)
    if (found.length >= total || rows.length === 0) break
  }
  const now = new Date()
  return found
    .filter(({ closing_date }) => which === 'all' || !hasPassed(closing_date ?? undefined, now))
    .map(({ id, job_title, update_at }) => ({
      value: String(id),
      // Several jobs may have one title: the day tells them apart.
      label: `${job_title}, ${shortDate(update_at)}`,
    }))
}
