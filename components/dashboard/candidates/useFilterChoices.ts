'use client'
import { useCallback, useState } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { useCall } from '@/components/dashboard/calls/useCall'
import { phpGet } from '@/lib/client/phpClient'
import { shortDate } from '@/lib/shared/format'

type Choice = { value: string; label: string }

const GENERAL: Choice = { value: '0', label: 'No job in particular' }
const PAGE = 100
const MOST_PAGES = 20

/** The jobs and countries to filter by: loaded when a filter needs them. */
export const useFilterChoices = (isNeeded: boolean) => {
  const [isAsked, setIsAsked] = useState(isNeeded)
  const { data } = useCall(isAsked || isNeeded ? ['choices'] : null, loadChoices)
  return {
    jobs: data?.jobs ?? [GENERAL],
    countries: data?.countries ?? [],
    askFor: useCallback(() => setIsAsked(true), []),
  }
}

const loadChoices = async () => {
  const [jobs, { country }] = await Promise.all([
    loadJobs(),
    phpGet<{ country: { iso2: string; name: string }[] }>('country_list'),
  ])
  return {
    jobs: [GENERAL, ...jobs],
    countries: country.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}

const loadJobs = async (): Promise<Choice[]> => {
  const found: Choice[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({ page: String(page), limit: String(PAGE) })
    const { rows, total } = await loadRows<JobJson>('joblist', query)
    // Several jobs may have one title: the day tells them apart.
    for (const { id, job_title, update_at } of rows) {
      found.push({ value: String(id), label: `${job_title}, ${shortDate(update_at)}` })
    }
    if (found.length >= total || rows.length === 0) break
  }
  return found
}
