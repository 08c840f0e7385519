'use client'
import { useState } from 'react'
import { type LaunchPoint, pointDefinition } from '@/collections/Launch/shared/points'
import { noteProblem } from '@/collections/Launch/shared/schema'
import { Button, ButtonLink } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import styles from './LaunchPanel.module.css'

const CONFIRMED = { yes: 'Yes, this is so', no: 'No' }

/** For a point of which nothing else is known. */
const NOT_YET = 'Correct it first. The point stays open until it is so.'

type Props = {
  point: LaunchPoint
  isBusy: boolean
  onConfirm: (answer: string, note: string) => void
  onCancel: () => void
}

/** Asks a person, and shows the very words that visitors read. */
export const ConfirmPoint = ({ point, isBusy, onConfirm, onCancel }: Props) => {
  const definition = pointDefinition(point.key)
  const { question, answers = CONFIRMED, note: noteLabel, no = NOT_YET } = definition
  const href = definition.href ?? point.href
  const choices = Object.entries<string>(answers)
  const [answer, setAnswer] = useState(point.confirmed?.answer ?? '')
  const [note, setNote] = useState(point.confirmed?.note ?? '')
  const [isAsked, setAsked] = useState(false)
  const isNo = answers === CONFIRMED && answer === 'no'
  const problem = noteProblem(point.key, answer, note)
  const confirm = () => {
    if (!answer || problem) return setAsked(true)
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
                setAsked(false)
              }}
            />
            {label}
          </label>
        ))}
        {isAsked && !answer && (
          <p role="alert" className={styles.problem}>
            Choose an answer.
          </p>
        )}
      </fieldset>
      {noteLabel && !isNo && (
        <TextField
          label={noteLabel}
          name={`${point.key}-note`}
          maxLength={300}
          value={note}
          error={(isAsked && problem) || undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {isNo && <p role="status">{no}</p>}
      <div className={styles.actions}>
        {isNo ? (
          href && (
            <ButtonLink variant="brand" href={href}>
              Change it
            </ButtonLink>
          )
        ) : (
          <Button variant="brand" disabled={isBusy} onClick={confirm}>
            Confirm
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        {!isNo && (
          <span className="meta">Your name and today’s date are kept with the answer.</span>
        )}
      </div>
    </div>
  )
}
