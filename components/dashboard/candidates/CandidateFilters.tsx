'use client'
import { APPLICATION_SORTS } from '@/collections/Applications/shared/json'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/shared/stages'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import {
  FilterBar,
  FilterDay,
  FilterSelect,
  FilterTick,
} from '@/components/dashboard/list/FilterBar'
import { wholeNumber } from '@/components/dashboard/list/numbers'
import { useFilterChoices } from '@/components/dashboard/list/useFilterChoices'
import { optionsOf, useFilterFields } from '@/components/dashboard/list/useFilterFields'
import type { Filters } from '@/components/dashboard/shell/address'

type Props = {
  filters: Filters
  /** How many stand at each stage, once they are known. */
  counts?: Record<string, number>
  onChange: (filters: Filters) => void
}

/** What the applicants are narrowed and sorted by. */
export const CandidateFilters = ({ filters, counts, onChange }: Props) => {
  const { jobs, countries, askFor } = useFilterChoices(Boolean(filters.job || filters.country))
  const { bar, field, order } = useFilterFields(filters, onChange)
  return (
    <FilterBar
      {...bar}
      ticks={
        <>
          <FilterTick label="Starred" {...field('star')} />
          <FilterTick label="With a note" {...field('note')} />
          <FilterTick label="Not opened" {...field('unseen')} />
        </>
      }
    >
      <FilterSelect
        label="Stage"
        all="All stages"
        options={STAGE_NAMES.map((value) => ({
          value,
          label: `${STAGES[value].label}${counts ? ` (${wholeNumber(counts[value] ?? 0)})` : ''}`,
        }))}
        {...field('stage')}
      />
      <FilterSelect label="Job" all="All jobs" options={jobs} onFocus={askFor} {...field('job')} />
      <FilterSelect
        label="Country"
        all="All countries"
        options={countries}
        onFocus={askFor}
        {...field('country')}
      />
      <FilterSelect
        label="Source"
        all="All sources"
        options={optionsOf(SOURCES)}
        {...field('source')}
      />
      <FilterDay label="Received from" {...field('from')} />
      <FilterDay label="Received until" {...field('to')} />
      <FilterSelect {...order(APPLICATION_SORTS)} />
    </FilterBar>
  )
}
