'use client'
import { useId, useState } from 'react'
import type { ActivityWire } from '@/collections/Activities/wire'
import { Button } from '@/components/ui/Button'
import { longDateTime } from '@/lib/shared/format'
import { NOTE_MAX_CHARS } from '@/lib/shared/limits'
import styles from './PaneNotes.module.css'

type Props = {
  activities: ActivityWire[]
  /** True when the note was kept: the field is emptied then. */
  onAdd: (note: string) => Promise<boolean>
}

/** The office's notes on a row, newest first, and the field for another one. */
export const PaneNotes = ({ activities, onAdd }: Props) => {
  const [note, setNote] = useState('')
  const id = useId()
  const notes = activities.filter(({ kind }) => kind === 'note')
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Notes</h3>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (note.trim() && (await onAdd(note))) setNote('')
        }}
      >
        <label htmlFor={id}>New note</label>
        <textarea
          id={id}
          rows={2}
          maxLength={NOTE_MAX_CHARS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="small">
          Add note
        </Button>
      </form>
      <ul>
        {notes.map(({ id, text, by, at }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <p className="meta num">
              {by ?? 'Account gone'}, {longDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
