'use client'
import { ArrowLeft, CalendarX, DoorOpen, Pencil, Printer } from 'lucide'
import { useState } from 'react'
import type { InterviewDetailsJson, SeatJson } from '@/collections/Interviews/shared/json'
import { BRING, KINDS } from '@/collections/Interviews/shared/keys'
import { useSend } from '@/components/dashboard/calls/useSend'
import { State } from '@/components/dashboard/list/DataTable'
import { manageHref } from '@/components/dashboard/shell/address'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { officeDay } from '@/lib/shared/format'
import { dayInFull } from '@/lib/shared/weekday'
import { CallOffDialog } from './CallOffDialog'
import { DayPeople } from './DayPeople'
import { DaySheet } from './DaySheet'
import styles from './Interview.module.css'
import { MoveResults } from './MoveResults'
import type { Door } from './useDoor'
import { byHour, placesLine } from './words'

type Props = {
  interview: InterviewDetailsJson
  door: Door
  onReload: () => void
  onShow: (view: string) => void
}

/** An opened day: its facts, and its people by hour; printed, the list for the hall. */
export const InterviewDay = ({ interview, door, onReload, onShow }: Props) => {
  const { id, day, job_title, company, country, kind, place, address, map_url } = interview
  const [isCallingOff, setIsCallingOff] = useState(false)
  const { send, isSending } = useSend()
  const hours = byHour(interview.slots, door.seats)
  const [removed, setRemoved] = useState<SeatJson | null>(null)
  const remove = async () => {
    const isRemoved = await send('interview_update', { id, action: 'remove', seat: removed?.id })
    setRemoved(null)
    if (isRemoved) onReload()
  }
  return (
    <>
      <div className="no-print">
        <p className={styles.back}>
          <PanelLink className="link" href={manageHref({ panel: 'interviews' })}>
            <Icon of={ArrowLeft} /> All interviews
          </PanelLink>
        </p>
        <PanelHead title={`${dayInFull(day)}: ${job_title}`}>
          {!interview.called_off && (
            <Button size="small" variant="brand" onClick={() => onShow('door')}>
              <Icon of={DoorOpen} />
              Door list
            </Button>
          )}
          <Button size="small" onClick={() => window.print()}>
            <Icon of={Printer} />
            Print
          </Button>
          {!interview.called_off && day >= officeDay(new Date()) && (
            <>
              <Button size="small" onClick={() => onShow('edit')}>
                <Icon of={Pencil} />
                Change
              </Button>
              <Button size="small" onClick={() => setIsCallingOff(true)}>
                <Icon of={CalendarX} />
                Call off
              </Button>
            </>
          )}
        </PanelHead>
        {!interview.called_off && day >= officeDay(new Date()) && (
          <p>
            At the hall: open the door list while you have a network, and leave it open. No name is
            kept on the phone, so the list cannot be opened without a network.
          </p>
        )}
        {interview.called_off && (
          <p>
            <State look="late">Called off</State>
          </p>
        )}
        <dl className={styles.facts}>
          {[
            ['What', KINDS[kind]],
            ['Employer', [company, country].filter(Boolean).join(', ')],
            ['Place', [place, address].filter(Boolean).join(', ')],
            ['To bring', interview.bring.map((key) => BRING[key]).join(', ')],
            ['Answer until', dayInFull(interview.answer_until)],
            ['Note', interview.note],
          ]
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">
                  {value}
                  {name === 'Place' && map_url && (
                    <>
                      {' '}
                      <a className="link" href={map_url} target="_blank" rel="noopener noreferrer">
                        Map
                      </a>
                    </>
                  )}
                </dd>
              </div>
            ))}
        </dl>
        <p className={`${styles.sum} num`}>
          <b>{placesLine(interview)}</b>
          {door.unsent > 0 && <span role="status">{door.unsent} not sent yet</span>}
        </p>
        {door.refused && <Notice kind="error">{door.refused}</Notice>}
        <MoveResults id={id} seats={door.seats} isWaiting={door.unsent > 0} onMoved={onReload} />
        <DayPeople hours={hours} isBusy={isSending} onRemove={setRemoved} />
        <Dialog
          open={removed !== null}
          onClose={() => setRemoved(null)}
          title="Remove from this day?"
        >
          <p>
            <b dir="auto">{removed?.name}</b>
          </p>
          <ConfirmMeaning>
            The place is free for another person. The application stays as it is. Nobody gets a
            mail: call the person.
          </ConfirmMeaning>
          <ConfirmActions>
            <Button onClick={() => setRemoved(null)}>Cancel</Button>
            <Button variant="brand" disabled={isSending} onClick={remove}>
              Remove
            </Button>
          </ConfirmActions>
        </Dialog>
        <CallOffDialog
          interview={interview}
          isOpen={isCallingOff}
          onClose={() => setIsCallingOff(false)}
          onDone={onReload}
        />
      </div>
      <DaySheet interview={interview} hours={hours} />
    </>
  )
}
