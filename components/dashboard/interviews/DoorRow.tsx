'use client'
import { Check, Pause, Undo2, UserCheck, UserX, X } from 'lucide'
import type { SeatJson } from '@/collections/Interviews/shared/json'
import { RESULTS } from '@/collections/Interviews/shared/keys'
import { Button } from '@/components/ui/Button'
import { Icon, type IconShape } from '@/components/ui/Icon'
import { IconButton } from '@/components/ui/IconButton'
import styles from './DoorRow.module.css'
import type { PressSet } from './presses'
import { doorLine } from './words'

type Props = {
  seat: SeatJson
  /** `words`: what was pressed, for screen readers. */
  onPress: (set: PressSet, words: string) => void
}

/** One person at the door: here or not, then the result. Every press can be taken back. */
export const DoorRow = ({ seat, onPress }: Props) => {
  const { number, name, door, result } = seat
  const nameId = `door-${seat.id}`
  const isWarned = door === 'no_show' || (!door && seat.answer === 'cannot')
  return (
    <li className={styles.row} data-off={isWarned || undefined}>
      <span className={`${styles.number} num`}>{number}</span>
      <span className={styles.who}>
        <b id={nameId} dir="auto">
          {name}
        </b>
        <small className="num">{doorLine(seat)}</small>
      </span>
      {door && (
        <IconButton
          of={Undo2}
          label="Take back"
          aria-describedby={nameId}
          onClick={() => onPress({ door: null, result: null }, 'taken back')}
        />
      )}
      {door === 'here' ? (
        <Presses label={name} nameId={nameId}>
          {RESULT_SIGNS.map(([key, icon]) => ({
            word: RESULTS[key],
            icon,
            look: result === key ? key : undefined,
            isPressed: result === key,
            onPress: () =>
              result === key
                ? onPress({ result: null }, 'result taken back')
                : onPress({ result: key }, RESULTS[key]),
          }))}
        </Presses>
      ) : (
        <Presses label={name} nameId={nameId}>
          {[
            {
              word: door ? 'Came late' : 'Here',
              icon: UserCheck,
              look: door ? undefined : 'here',
              onPress: () => onPress({ door: 'here' }, 'here'),
            },
            ...(door
              ? []
              : [
                  {
                    word: 'No show',
                    icon: UserX,
                    onPress: () => onPress({ door: 'no_show', result: null }, 'no show'),
                  },
                ]),
          ]}
        </Presses>
      )}
    </li>
  )
}

const RESULT_SIGNS = [
  ['yes', Check],
  ['hold', Pause],
  ['no', X],
] as const

type PressButton = {
  word: string
  icon: IconShape
  look?: string
  isPressed?: boolean
  onPress: () => void
}

type PressesProps = { label: string; nameId: string; children: PressButton[] }

const Presses = ({ label, nameId, children }: PressesProps) => (
  <fieldset className={styles.presses} aria-label={label}>
    {children.map(({ word, icon, look, isPressed, onPress }, at) => (
      <Button
        // By place: the focus stays when other buttons follow at the same place.
        key={PLACES[at]}
        variant={look === 'here' ? 'brand' : 'line'}
        data-look={look}
        aria-pressed={isPressed}
        aria-describedby={nameId}
        // The second tap of two would press the button that came to this place.
        onClick={({ detail }) => detail > 1 || onPress()}
      >
        <Icon of={icon} />
        {word}
      </Button>
    ))}
  </fieldset>
)

const PLACES = ['first', 'second', 'third']
