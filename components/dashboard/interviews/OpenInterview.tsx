'use client'
import { useRef } from 'react'
import type { InterviewDetailsJson, SeatJson } from '@/collections/Interviews/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { NotShown } from '@/components/dashboard/shell/NotShown'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { phpGet } from '@/lib/client/phpClient'
import { DoorScreen } from './DoorScreen'
import { InterviewDay } from './InterviewDay'
import { PlanForm } from './PlanForm'
import { mergeSeats } from './presses'
import { useDoor } from './useDoor'

type Props = { id: number; view: string }

/** One interview: its day, the door list over it, or the form that changes it. */
export const OpenInterview = ({ id, view }: Props) => {
  /** How often the server told of seats. */
  const told = useRef(0)
  const { data, hasFailed, isLoading, reload, change } = useCall(['interview', id], async () => {
    for (;;) {
      const before = told.current
      const found = await load(id)
      // A press was stored meanwhile, and this may be the state before it.
      if (told.current === before) return found
    }
  })
  const { replace } = useAddress()
  const show = (view: string) =>
    replace({ panel: 'interviews', open: String(id), filters: { view } })

  if (!data || data === 'missing') {
    return (
      <NotShown
        title="Interviews"
        noun="interview"
        isMissing={data === 'missing'}
        hasFailed={hasFailed}
        onReload={reload}
        onList={() => replace({ panel: 'interviews' })}
      />
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
      onSeats={(seats) => {
        told.current += 1
        change((now) => (now === 'missing' ? now : { ...now, seats: mergeSeats(now.seats, seats) }))
      }}
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
          onSeat={(seat) => {
            onSeats([seat])
            onReload()
          }}
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
