'use client'
import { Plus, X } from 'lucide'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { Slot } from '@/collections/Interviews/shared/json'
import { type InterviewValues, MOST_PLACES } from '@/collections/Interviews/shared/schema'
import { messageIn } from '@/components/dashboard/list/useRefusal'
import { Button } from '@/components/ui/Button'
import { FieldError, TextField } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { counted } from '@/lib/shared/format'
import { makeHours } from './hours'
import styles from './PlanForm.module.css'

/** The hours of the day with their places: made from a few numbers, then changed one by one. */
export const SlotsField = ({ form }: { form: UseFormReturn<InterviewValues> }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'slots' })
  const slots: Slot[] = field.value
  const set = (slots: Slot[]) => {
    field.onChange(slots)
    form.clearErrors('slots')
  }
  const change = (at: number, change: Partial<Slot>) =>
    set(slots.map((slot, place) => (place === at ? { ...slot, ...change } : slot)))
  const error = messageIn(fieldState.error)
  return (
    <fieldset className={styles.hours} id="slots" tabIndex={-1} aria-describedby="slots-sum">
      <legend>Hours</legend>
      <Maker hasHours={slots.length > 0} onMade={set} />
      {error && <FieldError id="slots-error">{error}</FieldError>}
      {slots.length > 0 && <p className={`${styles.explained} meta`}>Each hour and its places:</p>}
      {slots.length > 0 && (
        <ul className={styles.slots}>
          {slots.map(({ time, places }, at) => {
            // The place is all that a row has while its time is typed.
            const key = `hour ${at}`
            return (
              <li key={key}>
                <input
                  type="time"
                  aria-label={`Hour ${at + 1}`}
                  value={time}
                  onChange={({ target }) => change(at, { time: target.value })}
                />
                <input
                  type="number"
                  inputMode="numeric"
                  aria-label={`Places at ${time}`}
                  min={1}
                  max={MOST_PLACES}
                  value={places || ''}
                  onChange={({ target }) => change(at, { places: Number(target.value) })}
                />
                <button
                  type="button"
                  aria-label={`Remove ${time}`}
                  onClick={() => set(slots.filter((_, place) => place !== at))}
                >
                  <Icon of={X} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <p className={styles.sum} id="slots-sum">
        <Button
          size="small"
          onClick={() => set([...slots, { time: '', places: slots.at(-1)?.places ?? 10 }])}
        >
          <Icon of={Plus} />
          Add an hour
        </Button>
        <span className="num" role="status">
          {slots.length > 0 &&
            `${counted(slots.length, 'hour')}, ${counted(sum(slots), 'place')} in all`}
        </span>
      </p>
    </fieldset>
  )
}

type MakerProps = { hasHours: boolean; onMade: (slots: Slot[]) => void }

const Maker = ({ hasHours, onMade }: MakerProps) => {
  const [wanted, setWanted] = useState({ from: '09:30', to: '15:30', every: '90', places: '10' })
  const [problem, setProblem] = useState('')
  const field = (name: keyof typeof wanted) => ({
    name: `hours-${name}`,
    value: wanted[name],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      setProblem('')
      setWanted({ ...wanted, [name]: target.value })
    },
  })
  const make = () => {
    const { from, to, every, places } = wanted
    const made = makeHours({ from, to, every: Number(every), places: Number(places) })
    if (typeof made === 'string') setProblem(made)
    else onMade(made)
  }
  return (
    <>
      <div className={styles.maker}>
        <TextField label="First hour" type="time" {...field('from')} />
        <TextField label="Last hour" type="time" {...field('to')} />
        <TextField label="Every (minutes)" type="number" inputMode="numeric" {...field('every')} />
        <TextField label="Places each" type="number" inputMode="numeric" {...field('places')} />
      </div>
      {problem && <FieldError id="hours-problem">{problem}</FieldError>}
      <Button size="small" className={styles.make} onClick={make}>
        {hasHours ? 'Make the hours again' : 'Make the hours'}
      </Button>
    </>
  )
}

const sum = (slots: Slot[]): number => slots.reduce((total, { places }) => total + places, 0)
