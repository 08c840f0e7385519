'use client'
import { ArrowLeft, Plus, RefreshCw, Search, WifiOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { InterviewDetailsJson, SeatJson } from '@/collections/Interviews/shared/json'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { useAskBeforeLeaving } from '@/lib/client/useAskBeforeLeaving'
import { counted } from '@/lib/shared/format'
import { dayInShort } from '@/lib/shared/weekday'
import styles from './Door.module.css'
import { DoorRow } from './DoorRow'
import { doorCounts, findSeats } from './presses'
import type { Door } from './useDoor'
import { WalkInForm } from './WalkInForm'
import { byHour } from './words'

type Props = {
  interview: InterviewDetailsJson
  door: Door
  isLoading: boolean
  onReload: () => void
  onSeat: (seat: SeatJson) => void
  onClose: () => void
}

/**
 * The list for the phone at the door of the hall, over the whole screen. It is loaded already: what is
 * pressed needs no network, a walk-in does.
 */
export const DoorScreen = ({ interview, door, isLoading, onReload, onSeat, onClose }: Props) => {
  const screen = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [isWalkIn, setIsWalkIn] = useState(false)
  const [said, setSaid] = useState('')
  const { day, place, slots } = interview
  const { seats, unsent } = door
  const found = findSeats(seats, typed)
  // Names are kept nowhere on the phone: without a network the list would not come back.
  useAskBeforeLeaving(true)
  useEffect(() => {
    if (!screen.current?.open) screen.current?.showModal()
  }, [])

  return (
    <dialog
      ref={screen}
      className={styles.door}
      aria-label={`Door list, ${dayInShort(day)}`}
      // React passes the event of a dialog within this one, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className={styles.head}>
        <div className={styles.top}>
          <button
            type="button"
            aria-label="Close the door list"
            onClick={() => screen.current?.close()}
          >
            <Icon of={ArrowLeft} />
          </button>
          <h2>
            {dayInShort(day)}, {place}
          </h2>
          {unsent > 0 ? (
            <span className={styles.unsent} role="status">
              {door.isCutOff && <Icon of={WifiOff} />}
              {unsent} not sent yet
            </span>
          ) : (
            <button
              type="button"
              aria-label="Load the list again"
              disabled={isLoading}
              onClick={onReload}
            >
              <Icon of={RefreshCw} />
            </button>
          )}
        </div>
        <Counts seats={seats} />
      </header>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className={styles.list}>
        <label className={styles.search}>
          <span className="sr-only">Number or name</span>
          <Icon of={Search} />
          <input
            type="search"
            name="door-search"
            placeholder="Number or name"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {door.refused && (
          <Notice kind="error">
            {door.refused}{' '}
            <Button size="small" onClick={door.forgetRefusal}>
              OK
            </Button>
          </Notice>
        )}
        {found.length === 0 && (
          <p className={styles.none}>
            {seats.length === 0 ? 'Nobody is invited yet.' : 'Nobody has this number or name.'}
          </p>
        )}
        {byHour(slots, found)
          .filter(({ people }) => people.length > 0)
          .map(({ time, people }) => (
            <section key={time} aria-label={time}>
              <h3 className={styles.hour}>
                <b className="num">{time}</b>
                <span>{counted(people.length, 'person', 'people')}</span>
              </h3>
              <ul>
                {people.map((seat) => (
                  <DoorRow
                    key={seat.id}
                    seat={seat}
                    onPress={(set, words) => {
                      door.press(seat.id, set)
                      setSaid(`${seat.number}, ${seat.name}: ${words}`)
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <footer className={styles.foot}>
        <Button onClick={() => setIsWalkIn(true)}>
          <Icon of={Plus} />
          Walk-in
        </Button>
      </footer>
      <Dialog open={isWalkIn} onClose={() => setIsWalkIn(false)} title="Walk-in">
        <WalkInForm
          interview={interview}
          onSeat={(seat) => {
            onSeat(seat)
            if (!seat.door) door.press(seat.id, { door: 'here' })
          }}
        />
      </Dialog>
    </dialog>
  )
}

const Counts = ({ seats }: { seats: readonly SeatJson[] }) => {
  const { here, toCome, noShow, results } = doorCounts(seats)
  return (
    <dl className={`${styles.counts} num`}>
      {[
        ['here', here],
        ['to come', toCome],
        ['no show', noShow],
        ['results', results],
      ].map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
