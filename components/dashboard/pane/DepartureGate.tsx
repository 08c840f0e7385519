'use client'
import { Check, CircleCheck, CircleX, TriangleAlert, X } from 'lucide'
import { dayWords } from '@/collections/Demands/shared/words'
import type { GateResult } from '@/collections/Deployments/shared/gateResult'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { CHECK_LABELS, hindranceWords } from '@/collections/Deployments/shared/words'
import { ACTORS } from '@/collections/Tools/steps/shared/steps'
import { Icon } from '@/components/ui/Icon'
import { wholeNumber } from '@/lib/shared/format'
import styles from './DepartureGate.module.css'

/** Whether the person can fly, and what is missing. */
export const DepartureGate = ({
  departure: { results, flight, departed_on, ended },
}: {
  departure: DepartureJson
}) => {
  const blocks = results.filter(({ state }) => state === 'blocks')
  const warns = results.filter(({ state }) => state === 'warns')
  const fine = results.filter(({ state }) => state === 'ok')
  if (departed_on || ended) {
    return (
      <p className={styles.over}>
        {departed_on ? `Departed on ${dayWords(departed_on)}.` : 'This way has ended.'}
      </p>
    )
  }
  const isReady = blocks.length === 0
  return (
    <section className={styles.gate} data-ready={isReady} aria-label="What blocks">
      <div className={styles.head}>
        <Icon of={isReady ? CircleCheck : CircleX} />
        <div>
          <h3>
            {isReady
              ? 'Nothing blocks'
              : `Cannot fly yet: ${blocks.length === 1 ? 'one thing blocks' : `${wholeNumber(blocks.length)} things block`}`}
          </h3>
          <p className="num">
            {flight ? `Planned flight ${dayWords(flight)}` : 'No flight is planned'}
          </p>
        </div>
      </div>
      <ul>
        {[...blocks, ...warns].map((one) => (
          <Hindrance key={one.check} of={one} />
        ))}
        {fine.length > 0 && (
          <li>
            <Icon of={Check} />
            <span className={styles.fine}>
              In order: {fine.map((one) => fineWords(one)).join(' · ')}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

const Hindrance = ({ of }: { of: GateResult }) => (
  <li data-state={of.state}>
    <Icon of={of.state === 'blocks' ? X : TriangleAlert} />
    <span>
      <b>{hindranceWords(of)}</b>
      {of.state === 'warns' && <span className="sr-only"> (a warning, does not block)</span>}
    </span>
    <span className="meta">{of.who === 'you' ? 'Candidate' : ACTORS[of.who]}</span>
  </li>
)

const fineWords = ({ check, lastDay }: GateResult): string => {
  if (check === 'refund') return 'no refund is due'
  return lastDay ? `${CHECK_LABELS[check]} until ${dayWords(lastDay)}` : CHECK_LABELS[check]
}
