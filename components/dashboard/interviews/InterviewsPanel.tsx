'use client'
import type { Address } from '@/components/dashboard/shell/address'
import { InterviewList } from './InterviewList'
import { OpenInterview } from './OpenInterview'
import { PlanInterview } from './PlanInterview'

/** Interviews: the list of days, one opened day, its door list, and the form of a day. */
export const InterviewsPanel = ({ address }: { address: Address }) => {
  const id = Number(address.open)
  if (address.filters.view === 'plan') return <PlanInterview />
  if (Number.isInteger(id) && id > 0) {
    return <OpenInterview key={id} id={id} view={address.filters.view ?? ''} />
  }
  return <InterviewList address={address} />
}
