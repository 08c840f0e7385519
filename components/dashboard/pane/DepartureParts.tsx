'use client'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { NotShownPart } from '@/components/dashboard/shell/NotShownPart'
import { Notice } from '@/components/ui/Notice'
import { DepartureChoices } from './DepartureChoices'
import { DepartureEnd } from './DepartureEnd'
import { DepartureGate } from './DepartureGate'
import styles from './DepartureParts.module.css'
import { DepartureSteps } from './DepartureSteps'
import { PaneMoney } from './PaneMoney'
import { PanePapers } from './PanePapers'
import { PaneQuestions } from './PaneQuestions'
import { useDeparture } from './useDeparture'

type Props = {
  /** Of the application. */
  id: number
  onSaved?: () => void
}

/** The way of a selected person: answers after the departure, what blocks it, the steps, and how it ends. */
export const DepartureParts = ({ id, onSaved }: Props) => {
  const one = useDeparture(id, onSaved)
  const { profile } = useDashboard()
  const { departure, result } = one
  if (!departure) {
    return <NotShownPart what="The departure" hasFailed={one.hasFailed} onReload={one.reload} />
  }
  // What blocks depends on the papers and on the money.
  const changed = () => {
    one.reload()
    onSaved?.()
  }
  return (
    <div className={styles.parts}>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <PaneQuestions departure={departure} save={one.save} isBusy={one.isBusy} />
      <DepartureGate departure={departure} />
      <DepartureChoices
        key={departure.changed_at}
        departure={departure}
        save={one.save}
        isBusy={one.isBusy}
      />
      <DepartureSteps departure={departure} save={one.save} isBusy={one.isBusy} />
      <PanePapers
        key={`papers-${id}`}
        id={id}
        isOver={Boolean(departure.departed_on ?? departure.ended)}
        onChange={changed}
      />
      {profile?.sees_money && <PaneMoney key={`money-${id}`} id={id} onChange={changed} />}
      <DepartureEnd departure={departure} save={one.save} isBusy={one.isBusy} />
    </div>
  )
}
