'use client'
import type { DepartureListJson } from '@/collections/Deployments/shared/json'
import figures from '@/components/dashboard/shell/Figures.module.css'
import { wholeNumber } from '@/lib/shared/format'
import styles from './Departures.module.css'

/** How many are on the way, can fly, and fly soon. */
export const DepartureFigures = ({ counts }: Pick<DepartureListJson, 'counts'>) => {
  const { total, ready, soon, soonBlocked } = counts
  return (
    <dl className={`${figures.figures} ${styles.figures} num`}>
      <div>
        <dt>Fly within 7 days</dt>
        <dd className={figures.value}>{wholeNumber(soon)}</dd>
        {soonBlocked > 0 && (
          <dd className={`${figures.beside} ${figures.late}`}>
            {wholeNumber(soonBlocked)} {soonBlocked === 1 ? 'is' : 'are'} blocked
          </dd>
        )}
      </div>
      <div>
        <dt>Ready to fly</dt>
        <dd className={figures.value}>{wholeNumber(ready)}</dd>
        <dd className={figures.beside}>of {wholeNumber(total)} on the way</dd>
      </div>
      <div>
        <dt>Blocked</dt>
        <dd className={figures.value}>{wholeNumber(total - ready)}</dd>
      </div>
    </dl>
  )
}
