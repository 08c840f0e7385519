'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { NOTE_MAX_CHARS } from '@/lib/shared/limits'
import styles from './PaneNote.module.css'

type Props = {
  id: number
  /** Texts that were not saved, by row: they survive opening another row. */
  drafts: Map<number, string>
  /** Resolves to whether the note is stored. */
  onAdd: (text: string) => Promise<boolean>
}

export const NOTE_FIELD = 'pane-note'

/** A note to add. The field is emptied only when the note is stored. */
export const PaneNote = ({ id, drafts, onAdd }: Props) => {
  const [text, setText] = useState(drafts.get(id) ?? '')
  const [isSaving, setIsSaving] = useState(false)

  const type = (typed: string) => {
    setText(typed)
    if (typed) drafts.set(id, typed)
    else drafts.delete(id)
  }
  const add = async (): Promise<boolean> => {
    if (isSaving) return false
    if (text.trim() === '') return true
    setIsSaving(true)
    const isStored = await onAdd(text)
    // What was typed meanwhile is another note.
    if (isStored && drafts.get(id) === text) type('')
    setIsSaving(false)
    return isStored
  }
  /** By the keyboard: the next key is one of the pane's again, without waiting for the answer. */
  const addAndLeave = async (field: HTMLTextAreaElement) => {
    field.closest('aside')?.focus()
    if (!(await add())) field.focus()
  }

  return (
    <form
      className={`${styles.note} no-print`}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <label htmlFor={NOTE_FIELD}>Note</label>
      <textarea
        id={NOTE_FIELD}
        value={text}
        rows={3}
        maxLength={NOTE_MAX_CHARS}
        dir="auto"
        aria-describedby={`${NOTE_FIELD}-hint`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) void addAndLeave(currentTarget)
        }}
      />
      <span className={styles.foot}>
        <span id={`${NOTE_FIELD}-hint`} className="meta">
          Facts only: the person may ask to read it.
        </span>
        <Button type="submit" size="small" aria-disabled={isSaving || text.trim() === ''}>
          {isSaving ? 'Saving…' : 'Add note'}
        </Button>
      </span>
    </form>
  )
}
