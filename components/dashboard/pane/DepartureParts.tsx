'use client'
import { NotShownPart } from '@/components/dashboard/shell/NotShownPart'
import { Notice } from '@/components/ui/Notice'
import { DepartureChoices } from './DepartureChoices'
import { DepartureEnd } from './DepartureEnd'
import { DepartureGate } from './DepartureGate'
import styles from './DepartureParts.module.css'
import { DepartureSteps } from './DepartureSteps'
import { PanePapers } from './PanePapers'
import { useDeparture } from './useDeparture'

type Props = {
  /** Of the application. */
  id: number
  onSaved?: () => void
}

/** The way of a selected person: what blocks the departure, the steps, and how it ends. */
export const DepartureParts = ({ id, onSaved }: Props) => {
  const one = useDeparture(id, onSaved)
  const { departure, result } = one
  if (!departure) {
    return <NotShownPart what="The departure" hasFailed={one.hasFailed} onReload={one.reload} />
  }
  return (
    <div className={styles.parts}>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <DepartureGate departure={departure} />
      <DepartureChoices
        key={departure.changed_at}
        departure={departure}
        save={one.save}
        isBusy={one.isBusy}
      />
      <DepartureSteps departure={departure} save={one.save} isBusy={one.isBusy} />
      <PanePapers
        key={id}
        id={id}
        onChange={() => {
          // What blocks depends on the papers.
          one.reload()
          onSaved?.()
        }}
      />
      <DepartureEnd departure={departure} save={one.save} isBusy={one.isBusy} />
    </div>
  )
}
