'use client'
import { useState } from 'react'
import { type LaunchPoint, pointDefinition } from '@/collections/Launch/shared/points'
import { noteIsNeeded } from '@/collections/Launch/shared/schema'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import styles from './LaunchPanel.module.css'

const CONFIRMED = { yes: 'Yes, this is so' }

type Props = {
  point: LaunchPoint
  isBusy: boolean
  onConfirm: (answer: string, note: string) => void
  onCancel: () => void
}

/** Asks a person, and shows the very words that visitors read. */
export const ConfirmPoint = ({ point, isBusy, onConfirm, onCancel }: Props) => {
  const { question, answers = CONFIRMED, note: noteLabel } = pointDefinition(point.key)
  const choices = Object.entries<string>(answers)
  const [answer, setAnswer] = useState(point.confirmed?.answer ?? '')
  const [note, setNote] = useState(point.confirmed?.note ?? '')
  const [problem, setProblem] = useState<'answer' | 'note' | null>(null)
  const confirm = () => {
    if (!answer) return setProblem('answer')
    if (noteIsNeeded(point.key, answer) && !note.trim()) return setProblem('note')
    onConfirm(answer, note.trim())
  }
  return (
    <div className={styles.question}>
      <p id={`${point.key}-question`}>{question}</p>
      {point.shown && <blockquote>{point.shown}</blockquote>}
      <p>{point.text}</p>
      <fieldset aria-labelledby={`${point.key}-question`}>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={point.key}
              checked={answer === value}
              onChange={() => {
                setAnswer(value)
                setProblem(null)
              }}
            />
            {label}
          </label>
        ))}
        {problem === 'answer' && (
          <p role="alert" className={styles.problem}>
            Choose an answer.
          </p>
        )}
      </fieldset>
      {noteLabel && (
        <TextField
          label={noteLabel}
          name={`${point.key}-note`}
          maxLength={300}
          value={note}
          error={problem === 'note' ? 'Name them' : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button variant="brand" disabled={isBusy} onClick={confirm}>
          Confirm
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <span className="meta">Your name and today’s date are kept with the answer.</span>
      </div>
    </div>
  )
}
