'use client'
import { useState } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { END_REASONS } from '@/collections/Deployments/shared/keys'
import { NOTE_MAX_CHARS } from '@/collections/Deployments/shared/limits'
import { Button } from '@/components/ui/Button'
import { SelectField, TextField } from '@/components/ui/Field'
import styles from './DepartureSteps.module.css'
import type { Departure } from './useDeparture'

type Props = { departure: DepartureJson } & Pick<Departure, 'save' | 'isBusy'>

/** Ends a way that leads to no departure, with the reason; or says how it ended. */
export const DepartureEnd = ({ departure: { ended, departed_on }, save, isBusy }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  if (departed_on) return null
  if (ended) {
    return (
      <section aria-label="How it ended" className={styles.form}>
        <p>
          <b>{END_REASONS[ended.reason]}</b>, <span className="num">{dayWords(ended.on)}</span>
          {ended.note && (
            <span className={styles.note} dir="auto">
              {ended.note}
            </span>
          )}
        </p>
        <Button size="small" disabled={isBusy} onClick={() => void save({ resume: true })}>
          This was a mistake: go on
        </Button>
      </section>
    )
  }
  if (!isOpen) {
    return (
      <Button size="small" className="no-print" onClick={() => setIsOpen(true)}>
        End without a departure
      </Button>
    )
  }
  const end = async () => {
    setError(reason ? '' : 'Choose the reason')
    if (!reason) return
    if ((await save({ end_reason: reason, end_note: note })) === null) setIsOpen(false)
  }
  return (
    <section aria-label="End without a departure" className={styles.form}>
      <SelectField
        label="Why does it end?"
        name="end-reason"
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      >
        <option value="">Choose the reason</option>
        {Object.entries(END_REASONS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Note for the office (optional)"
        name="end-note"
        autoComplete="off"
        maxLength={NOTE_MAX_CHARS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="meta">The place of the demand is free again. The candidate reads the reason.</p>
      <span className={styles.buttons}>
        <Button size="small" variant="brand" disabled={isBusy} onClick={end}>
          {isBusy ? 'Ending…' : 'End it'}
        </Button>
        <Button size="small" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </span>
    </section>
  )
}
