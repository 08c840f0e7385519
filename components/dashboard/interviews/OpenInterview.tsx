'use client'
import type { InterviewDetailsJson, SeatJson } from '@/collections/Interviews/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { DoorScreen } from './DoorScreen'
import styles from './Interview.module.css'
import { InterviewDay } from './InterviewDay'
import { PlanForm } from './PlanForm'
import { mergeSeats } from './presses'
import { useDoor } from './useDoor'

type Props = { id: number; view: string }

/** One interview: its day, the door list over it, or the form that changes it. */
export const OpenInterview = ({ id, view }: Props) => {
  const { data, hasFailed, isLoading, reload, change } = useCall(['interview', id], () => load(id))
  const { replace } = useAddress()
  const show = (view: string) =>
    replace({ panel: 'interviews', open: String(id), filters: { view } })

  if (data === 'missing') {
    return (
      <div role="alert">
        <PanelHead title="Interviews" />
        <p>This interview does not exist any more.</p>
        <Button variant="brand" onClick={() => replace({ panel: 'interviews' })}>
          See the interviews
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <>
        <PanelHead title="Interviews" />
        {hasFailed ? (
          <div role="alert" className={styles.state}>
            <p>The interview could not be loaded. The connection may be down.</p>
            <Button variant="brand" onClick={reload}>
              Try again
            </Button>
          </div>
        ) : (
          <div className={styles.waiting}>
            <LoadingOverlay isLate />
          </div>
        )}
      </>
    )
  }
  if (view === 'edit') {
    return (
      <PlanForm
        interview={data}
        onSaved={() => {
          reload()
          show('')
        }}
        onCancel={() => show('')}
      />
    )
  }
  return (
    <Day
      interview={data}
      isDoor={view === 'door'}
      isLoading={isLoading}
      onReload={reload}
      onSeats={(seats) =>
        change((now) => (now === 'missing' ? now : { ...now, seats: mergeSeats(now.seats, seats) }))
      }
      onShow={show}
    />
  )
}

type DayProps = {
  interview: InterviewDetailsJson
  isDoor: boolean
  isLoading: boolean
  onReload: () => void
  onSeats: (seats: SeatJson[]) => void
  onShow: (view: string) => void
}

/** What was pressed at the door is sent as long as the day is open, in either view. */
const Day = ({ interview, isDoor, isLoading, onReload, onSeats, onShow }: DayProps) => {
  const door = useDoor(interview.id, interview.seats, onSeats)
  return (
    <>
      <InterviewDay interview={interview} door={door} onReload={onReload} onShow={onShow} />
      {isDoor && (
        <DoorScreen
          interview={interview}
          door={door}
          isLoading={isLoading}
          onReload={onReload}
          onSeat={(seat) => onSeats([seat])}
          onClose={() => onShow('')}
        />
      )}
    </>
  )
}

const load = async (id: number): Promise<InterviewDetailsJson | 'missing'> => {
  const query = new URLSearchParams({ id: String(id) })
  const { interview } = await phpGet<{ interview?: InterviewDetailsJson }>('interview', query)
  return interview ?? 'missing'
}
