'use client'
import states from '@/components/dashboard/list/ListFrame.module.css'
import { manageHref } from '@/components/dashboard/shell/address'
import { ButtonRoute } from '@/components/ui/Button'

/** Stands in for a list without people. */
export const NobodyOnTheWay = ({ isNarrowed }: { isNarrowed: boolean }) => (
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
