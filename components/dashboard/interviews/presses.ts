import type { SeatJson } from '@/collections/Interviews/shared/json'
import type { Press } from '@/collections/Interviews/shared/schema'

/** What a press at the door says of a seat; null takes it back. */
export type PressSet = Press['set']

/** Adds a press. An earlier one that it makes void is not sent any more. */
export const addPress = (pending: readonly Press[], press: Press): Press[] => [
  ...pending.filter(({ seat, set }) => seat !== press.seat || !isWithin(set, press.set)),
  press,
]

const isWithin = (before: PressSet, after: PressSet): boolean =>
  Object.keys(before).every((name) => Object.hasOwn(after, name))

/** The time of a new press: later than all before, also when the clock of the phone was set back. */
export const timeOfPress = (pending: readonly Press[], now: Date): string =>
  new Date(Math.max(now.getTime(), ...pending.map(({ at }) => Date.parse(at) + 1))).toISOString()

/** The presses that are left after some were sent. */
export const withoutSent = (pending: readonly Press[], sent: readonly Press[]): Press[] => {
  const keys = sent.map(({ key }) => key)
  return pending.filter(({ key }) => !keys.includes(key))
}

/** The seats as they are with the presses that the server does not have yet. */
export const withPresses = (seats: readonly SeatJson[], pending: readonly Press[]): SeatJson[] =>
  seats.map((seat) => {
    const shown = { ...seat }
    for (const { seat: id, set, at } of pending) {
      if (id !== seat.id) continue
      Object.assign(shown, set)
      if (set.door !== undefined) shown.door_at = set.door === null ? null : at
    }
    return shown
  })

/** The list after the server answered some of its seats; new ones are added. By number. */
export const mergeSeats = (seats: readonly SeatJson[], answered: readonly SeatJson[]): SeatJson[] =>
  [...new Map([...seats, ...answered].map((seat) => [seat.id, seat])).values()].sort(
    (one, other) => one.number - other.number,
  )

/** What stands at the top of the door list. */
export const doorCounts = (seats: readonly SeatJson[]) => {
  const count = (fits: (seat: SeatJson) => boolean) => seats.filter(fits).length
  return {
    here: count(({ door }) => door === 'here'),
    toCome: count(({ door, answer }) => !door && answer !== 'cannot'),
    noShow: count(({ door }) => door === 'no_show'),
    results: count(({ result }) => Boolean(result)),
  }
}

/** The seats that a search finds: by the number, or by a part of the name. */
export const findSeats = (seats: readonly SeatJson[], typed: string): readonly SeatJson[] => {
  const word = typed.trim().toLowerCase()
  if (word === '') return seats
  return /^\d+$/.test(word)
    ? seats.filter(({ number }) => String(number).startsWith(word))
    : seats.filter(({ name }) => name.toLowerCase().includes(word))
}

/** Somebody who has withdrawn stays so. */
const isMoved = ({ stage }: SeatJson, to: SeatJson['stage']): boolean =>
  stage !== to && stage !== 'withdrawn'

/** Whose result moves the application, and is not yet moved. */
export const seatsToMove = (seats: readonly SeatJson[]) => ({
  selected: seats.filter((seat) => seat.result === 'yes' && isMoved(seat, 'selected')),
  rejected: seats.filter((seat) => seat.result === 'no' && isMoved(seat, 'rejected')),
})
