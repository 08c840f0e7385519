'use client'
import { X } from 'lucide'
import { STAGES } from '@/collections/Applications/shared/stages'
import type { SeatJson } from '@/collections/Interviews/shared/json'
import { RESULTS } from '@/collections/Interviews/shared/keys'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { IconButton } from '@/components/ui/IconButton'
import { counted } from '@/lib/shared/format'
import styles from './Interview.module.css'
import { ANSWER_WORDS, doorWords, type Hour } from './words'

type Props = {
  hours: Hour[]
  isBusy: boolean
  onRemove: (seat: SeatJson) => void
}

/** The people of a day, by hour. */
export const DayPeople = ({ hours, isBusy, onRemove }: Props) => (
  <>
    {hours.map(({ time, places, people }) => (
      <section key={time} className={styles.hour} aria-label={time}>
        <h2>
          <b className="num">{time}</b>{' '}
          <span className="num">
            {counted(places, 'place')}, {counted(people.length, 'person', 'people')}
          </span>
        </h2>
        {people.length > 0 && (
          <ul>
            {people.map((seat) => (
              <li key={seat.id}>
                <span className={`${styles.number} num`}>{seat.number}</span>
                <span className={styles.name} id={`seat-${seat.id}`}>
                  <Name of={seat} />
                  <small className="num">{underName(seat)}</small>
                </span>
                <span className={styles.answer} data-answer={seat.answer}>
                  {seat.walk_in ? 'walk-in' : ANSWER_WORDS[seat.answer]}
                </span>
                <span className={`${styles.at} num`}>{doorWords(seat)}</span>
                <span className={styles.result} data-result={seat.result ?? ''}>
                  {seat.result ? RESULTS[seat.result] : ''}
                </span>
                <IconButton
                  of={X}
                  label="Remove from this day"
                  aria-describedby={`seat-${seat.id}`}
                  disabled={isBusy}
                  onClick={() => onRemove(seat)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </>
)

const Name = ({ of: { application_id, reference, name } }: { of: SeatJson }) => (
  <PanelLink
    dir="auto"
    className="link"
    href={manageHref({
      panel: 'candidates',
      filters: { q: reference },
      open: String(application_id),
    })}
  >
    {name}
  </PanelLink>
)

const underName = ({ reference, stage }: SeatJson): string => `${reference}, ${STAGES[stage].label}`
