'use client'
import type { ReactNode } from 'react'
import type { NamedCount } from '@/collections/Overview/shared/json'
import { wholeNumber } from '@/lib/shared/format'
import { Bar } from './BarTable'
import styles from './charts.module.css'
import { funnelSteps } from './funnel'

type Props = { stages: NamedCount[]; label: (stage: NamedCount) => ReactNode }

/** The stages as a funnel: how many came at least this far, and how many are there now. */
export const FunnelTable = ({ stages, label }: Props) => {
  const steps = funnelSteps(stages)
  const all = Math.max(1, steps[0]?.reached ?? 0)
  return (
    <table className={`${styles.bars} ${styles.funnel}`}>
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Came so far</th>
          <th scope="col">There now</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ reached, ...stage }) => (
          <tr key={stage.key}>
            <th scope="row">
              {label(stage)}
              <Bar part={(reached ?? stage.count) / all} from="middle" isQuiet={reached === null} />
            </th>
            <td className="num">{reached === null ? '–' : wholeNumber(reached)}</td>
            <td className="num">{wholeNumber(stage.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
