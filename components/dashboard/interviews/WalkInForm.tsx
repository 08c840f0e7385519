'use client'
import { useRef, useState } from 'react'
import type { InterviewDetailsJson, SeatJson } from '@/collections/Interviews/shared/json'
import { walkInSchema } from '@/collections/Interviews/shared/schema'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { SelectField, TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { officeDay, officeTime } from '@/lib/shared/format'
import styles from './Door.module.css'
import { hourAt } from './hours'
import { newKey } from './pressStore'

type Props = { interview: InterviewDetailsJson; onSeat: (seat: SeatJson) => void }

type Typed = { name: string; country_code: string; phone: string }

const EMPTY: Typed = { name: '', country_code: '91', phone: '' }

/** Somebody came without an invitation: name, phone, hour. A lost connection keeps what was typed. */
export const WalkInForm = ({ interview, onSeat }: Props) => {
  const { id, day, slots } = interview
  const [typed, setTyped] = useState(EMPTY)
  const [time, setTime] = useState(() => hourNow(day, slots, new Date()))
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [added, setAdded] = useState<SeatJson | null>(null)
  const first = useRef<HTMLInputElement>(null)
  /** Of this person: sending it once more after a lost answer adds nobody twice. */
  const key = useRef(newKey())
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ seat?: SeatJson }>('interview_update', body),
    {
      onFailed: () =>
        setFailure(
          'It did not reach the office. What you typed is kept here: try again in a moment.',
        ),
    },
  )
  const type = (change: Partial<Typed>) => {
    key.current = newKey()
    setTyped((before) => ({ ...before, ...change }))
    setWrong({})
    setAdded(null)
  }
  const add = async () => {
    setFailure('')
    const walkIn = { ...typed, time, key: key.current }
    const checked = walkInSchema.safeParse(walkIn)
    if (!checked.success) {
      return setWrong(
        Object.fromEntries(
          checked.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
        ),
      )
    }
    const answer = await run({ id, action: 'walk_in', ...walkIn })
    if (!answer) return
    if (!answer.seat) {
      setWrong(answer.errors ?? {})
      return setFailure(answer.message)
    }
    onSeat(answer.seat)
    setAdded(answer.seat)
    key.current = newKey()
    setTyped(EMPTY)
    first.current?.focus()
  }

  return (
    <form
      className={styles.walkIn}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      {added && (
        <Notice kind="success">
          <b className="num">Number {added.number}</b>: <span dir="auto">{added.name}</span>, here
        </Notice>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        ref={first}
        label="Name"
        name="walk-in-name"
        autoComplete="off"
        autoCapitalize="words"
        value={typed.name}
        error={wrong.name}
        onChange={({ target }) => type({ name: target.value })}
      />
      <div className={styles.phone}>
        <TextField
          label="Code"
          name="walk-in-code"
          inputMode="numeric"
          autoComplete="off"
          value={typed.country_code}
          error={wrong.country_code}
          onChange={({ target }) => type({ country_code: target.value.replace(/\D/g, '') })}
        />
        <TextField
          label="Phone number"
          name="walk-in-phone"
          type="tel"
          autoComplete="off"
          value={typed.phone}
          error={wrong.phone}
          onChange={({ target }) => type({ phone: target.value })}
        />
      </div>
      <SelectField
        label="Hour"
        name="walk-in-time"
        value={time}
        error={wrong.time}
        onChange={({ target }) => setTime(target.value)}
      >
        {slots.map((slot) => (
          <option key={slot.time} value={slot.time}>
            {`${slot.time}, ${slot.taken} of ${slot.places} taken`}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="brand" size="wide" disabled={isBusy}>
        {isBusy ? 'Adding…' : 'Add'}
      </Button>
    </form>
  )
}

const hourNow = (day: string, slots: InterviewDetailsJson['slots'], now: Date): string =>
  hourAt(slots, officeDay(now) === day ? officeTime(now.toISOString()) : '')
