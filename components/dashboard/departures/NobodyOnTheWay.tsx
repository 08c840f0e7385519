'use client'
import type { Grouping } from '@/collections/Deployments/shared/json'
import states from '@/components/dashboard/list/ListFrame.module.css'
import { manageHref } from '@/components/dashboard/shell/address'
import { ButtonRoute } from '@/components/ui/Button'

type Props = {
  isNarrowed: boolean
  grouping: Grouping
}

/** Stands in for a list without people. */
export const NobodyOnTheWay = ({ isNarrowed, grouping }: Props) => {
  if (grouping === 'refunds' && !isNarrowed) {
    return (
      <div className={states.state}>
        <h2>Nobody waits for money.</h2>
        <p>What has to be paid back stands here, also after the flight or the end of a way.</p>
      </div>
    )
  }
  if (grouping === 'answers' && !isNarrowed) {
    return (
      <div className={states.state}>
        <h2>Nobody is asked now.</h2>
        <p>Who has flown is asked 30 and 180 days after the departure, and stands here then.</p>
      </div>
    )
  }
  return (
    <div className={states.state}>
      <h2>{isNarrowed ? 'Nobody fits.' : 'Nobody is on the way yet.'}</h2>
      <p>
        {isNarrowed
          ? 'Look for another word, or among everybody on the way.'
          : 'When you move somebody to Selected, the person stands here.'}
      </p>
      <ButtonRoute href={manageHref({ panel: isNarrowed ? 'departures' : 'candidates' })}>
        {isNarrowed ? 'Show everybody on the way' : 'See the applicants'}
      </ButtonRoute>
    </div>
  )
}
