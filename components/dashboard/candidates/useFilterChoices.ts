'use client'
import { useCallback, useState } from 'react'
import { loadJobChoices } from '@/components/dashboard/calls/jobChoices'
import { useCall } from '@/components/dashboard/calls/useCall'
import { phpGet } from '@/lib/client/phpClient'

type Choice = { value: string; label: string }

const GENERAL: Choice = { value: '0', label: 'No job in particular' }

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
    loadJobChoices('all'),
    phpGet<{ country: { iso2: string; name: string }[] }>('country_list'),
  ])
  return {
    jobs: [GENERAL, ...jobs],
    countries: country.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}
