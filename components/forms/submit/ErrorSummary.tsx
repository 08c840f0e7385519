'use client'
import { CircleAlert } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { useSay } from '@/components/forms/formWords'
import { SendAgain } from '@/components/forms/submit/SendAgain'
import { Icon } from '@/components/ui/Icon'
import styles from './ErrorSummary.module.css'

type Props = {
  /** Field id → message. */
  errors: Record<string, string>
  /** Shown when no field has an error. */
  message?: string
  /** The number of failed submits. The summary takes the focus each time this changes. */
  focusKey: number
  /** No response came: the form can be sent again unchanged. */
  isUnsent?: boolean
}

/** More links than these fill the screen of a phone: there the first one stands for all. */
const MOST_ON_PHONE = 6

/** The errors of a form, above it, as links to the fields. Takes the focus after a failed submit. */
export const ErrorSummary = ({ errors, message, focusKey, isUnsent }: Props) => {
  const { say } = useSay()
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const entries = Object.entries(errors)
  const isShown = entries.length > 0 || Boolean(message)

  // Once per failed submit: a message that appears while somebody types must not take the focus.
  const answered = useRef(0)
  useEffect(() => {
    if (!isShown || focusKey === answered.current) return
    answered.current = focusKey
    box.current?.focus()
  }, [focusKey, isShown])

  if (!isShown) return null
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon of={CircleAlert} />
        {entries.length === 0 && message}
        {entries.length === 1 && say('There is a problem')}
        {entries.length > 1 && say('There are {count} problems', { count: entries.length })}
      </h2>
      {entries.length > 0 && (
        <ul className={entries.length > MOST_ON_PHONE ? styles.many : undefined}>
          {entries.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {entries.length > MOST_ON_PHONE && (
        <p className={styles.others}>{say('The others are marked in the form.')}</p>
      )}
      {isUnsent && entries.length === 0 && <SendAgain />}
    </section>
  )
}

const focusField = (event: React.MouseEvent, id: string) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus()
}
