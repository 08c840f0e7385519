'use client'
import { Check, CircleQuestionMark, Plane, X } from 'lucide'
import { useRef, useState } from 'react'
import {
  type LaunchJson,
  type LaunchPoint,
  type PointState,
  pointDefinition,
} from '@/collections/Launch/shared/points'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { officeTime, shortDate } from '@/lib/shared/format'
import { LaunchMeter } from './LaunchMeter'
import styles from './LaunchPanel.module.css'

const STATES: [PointState, string, typeof Check][] = [
  ['done', 'Done', Check],
  ['confirm', 'To confirm', CircleQuestionMark],
  ['todo', 'To do', X],
]

type Props = {
  list: LaunchJson
  isBusy: boolean
  onAct: (body: object) => Promise<void>
  onCheck: () => void
}

/** How far the list is, and the launch, which is refused with what is missing. */
export const LaunchBox = ({ list, isBusy, onAct, onCheck }: Props) => {
  const { points, mode, checked_at } = list
  const [isRefused, setRefused] = useState(false)
  const refusal = useRef<HTMLDivElement>(null)
  const open = points.filter(({ state }) => state !== 'done')
  const of = (wanted: PointState) => points.filter(({ state }) => state === wanted).length
  const launch = async () => {
    if (open.length === 0) return onAct({ action: 'launch' })
    setRefused(true)
    requestAnimationFrame(() => refusal.current?.focus())
  }
  return (
    <aside className={styles.box}>
      {isRefused && open.length > 0 && <Refusal open={open} box={refusal} />}
      <LaunchMeter points={points} />
      <dl className={styles.counts}>
        {STATES.map(([state, word, icon]) => (
          <div key={state}>
            <dt>
              <Icon of={icon} />
              {word}
            </dt>
            <dd className="num">{of(state)}</dd>
          </div>
        ))}
      </dl>
      {mode === 'launched' ? (
        <>
          <p>
            Launched on {shortDate(list.launched_at ?? '')} by {list.launched_by}.
          </p>
          <Button disabled={isBusy} onClick={() => onAct({ action: 'preview' })}>
            Back to preview
          </Button>
        </>
      ) : (
        <Button variant="brand" disabled={isBusy} onClick={launch}>
          <Icon of={Plane} />
          Launch the site
        </Button>
      )}
      <p className="meta">
        Launching opens the site to search engines and puts real jobs into Google’s job search. You
        can go back to the preview at any time. Both are in the audit trail.
      </p>
      <p className="meta no-print">
        Last checked at {officeTime(checked_at)}.{' '}
        <button type="button" className={`link ${styles.check}`} onClick={onCheck}>
          Check again
        </button>
      </p>
    </aside>
  )
}

type RefusalProps = { open: LaunchPoint[]; box: React.RefObject<HTMLDivElement | null> }

const Refusal = ({ open, box }: RefusalProps) => (
  <div ref={box} role="alert" tabIndex={-1} className={styles.refusal}>
    <h2>There is a problem</h2>
    <p>The site cannot be launched yet:</p>
    <ul>
      {open.map(({ key }) => (
        <li key={key}>
          <a className="link" href={`#point-${key}`}>
            {pointDefinition(key).title}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
