'use client'
import { useFormFields } from '@payloadcms/ui'
import {
  fieldProblem,
  fillIn,
  hasToFillIn,
  type MessageValues,
} from '@/collections/Applications/shared/messages'
import styles from '../facts/facts.module.css'

const MADE_UP: MessageValues = {
  name: 'Asha Sample',
  job: 'Pipe Welder',
  reference: 'AP-26-1234567',
}

/** The mail to a made-up person while somebody edits its template, and what is wrong with it. */
export const MessagePreview = () => {
  const subject = useFormFields(([fields]) => String(fields.subject?.value ?? ''))
  const text = useFormFields(([fields]) => String(fields.text?.value ?? ''))
  const problem = fieldProblem(subject) ?? fieldProblem(text)
  return (
    <section className={styles.side} aria-label="As a made-up person reads it">
      <h2>As a made-up person reads it</h2>
      <div role="status">{problem && <p className={styles.mismatch}>{problem}</p>}</div>
      <p className={styles.sentence} dir="auto">
        <b>{fillIn(subject, MADE_UP)}</b>
      </p>
      <p className={`${styles.sentence} ${styles.asTyped}`}>
        {`Dear ${MADE_UP.name},\n\n${fillIn(text, MADE_UP)}`}
      </p>
      <p className={styles.meta}>
        {hasToFillIn(subject + text) &&
          'Staff write what stands for the sign … before they send it. '}
        The facts of the application, the link to the status page and the warning about money
        follow.
      </p>
    </section>
  )
}
