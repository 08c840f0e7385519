'use client'
import { APPLICATION_SORTS } from '@/collections/Applications/shared/json'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import {
  FilterBar,
  FilterDay,
  FilterSelect,
  FilterTick,
} from '@/components/dashboard/list/FilterBar'
import { optionsOf, useFilterFields } from '@/components/dashboard/list/useFilterFields'
import type { Address } from '@/components/dashboard/shell/address'
import { wholeNumber } from '@/lib/shared/format'
import { useFilterChoices } from './useFilterChoices'

type Props = {
  address: Address
  /** How many applicants are at each stage, once it is loaded. */
  counts?: Record<Stage, number>
}

/** The fields that filter and sort the applicant list. */
export const CandidateFilters = ({ address, counts }: Props) => {
  const { jobs, countries, askFor } = useFilterChoices(
    Boolean(address.filters.job || address.filters.country),
  )
  const { bar, field, order } = useFilterFields(address)
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
          label: `${STAGES[value].label}${counts ? ` (${wholeNumber(counts[value])})` : ''}`,
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
