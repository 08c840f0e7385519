'use client'
import { useState } from 'react'
import { IMPORT_STATES } from '@/collections/Imports/shared/fields'
import type { ImportJson } from '@/collections/Imports/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { showToast } from '@/components/ui/Toast'
import { counted, longDateTime, wholeNumber } from '@/lib/shared/format'
import styles from './ImportsPanel.module.css'

/** An import whose undo is asked for; `searches`: how many saved searches go with its people. */
type Asked = ImportJson & { searches: number }

type Props = {
  imports: ImportJson[]
  onCheck: (id: number) => void
  onChanged: () => void
}

const QUESTION = {
  meaning: 'This erases the people of the import that nobody worked with.',
  action: 'Go on',
}

/** All imports, what came of each, and the button that undoes one. */
export const ImportList = ({ imports, onCheck, onChanged }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isSending, send } = useSend(QUESTION)
  const ask = async (one: ImportJson) => {
    const answer = await send<{ searches: number }>('registration_import', {
      ...{ action: 'undo_check', id: one.id },
    })
    if (answer) setAsked({ ...one, searches: answer.searches })
    else onChanged()
  }
  const undo = async (id: number) => {
    setAsked(null)
    const answer = await send('registration_import', { action: 'undo', id })
    if (answer) showToast('success', answer.message)
    onChanged()
  }
  return (
    <section className={styles.group}>
      <h2>Imports</h2>
      {imports.length === 0 && <p>Each list that you import is named here.</p>}
      <ul className={styles.rows}>
        {imports.map((one) => (
          <li key={one.id}>
            <span className={styles.who}>
              <b dir="auto">{one.file_name}</b>
              <span>
                {IMPORT_STATES[one.state]}, {longDateTime(one.created_at)}
              </span>
              <span>{linesOf(one)}</span>
              {one.state === 'running' && (
                <progress value={one.done} max={one.total} aria-label="Rows done" />
              )}
            </span>
            {one.state === 'uploaded' && (
              <Button size="small" onClick={() => onCheck(one.id)}>
                Check and import
              </Button>
            )}
            {one.undo_until && (
              <Button size="small" disabled={isSending} onClick={() => void ask(one)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title="Undo this import?">
        <p>
          The people of <b dir="auto">{asked?.file_name}</b> are erased. Whom somebody worked with
          since stays: with a note, a star, a list, a proposal or a consent.
        </p>
        {asked !== null && asked.searches > 0 && (
          <p>
            Saved searches that name them and were saved since the import are deleted too, also
            those of other staff: {wholeNumber(asked.searches)}.
          </p>
        )}
        <ConfirmActions>
          <Button onClick={() => setAsked(null)}>Cancel</Button>
          <Button variant="brand" onClick={() => asked && void undo(asked.id)}>
            Undo the import
          </Button>
        </ConfirmActions>
      </Dialog>
    </section>
  )
}

const linesOf = ({ state, kept, kept_total, ...one }: ImportJson): string => {
  if (state === 'uploaded' || state === 'dropped') return counted(one.total, 'row')
  if (state === 'undone') {
    if (kept_total === 0) return 'Everybody was erased.'
    const more = kept_total > kept.length ? ' and more' : ''
    return `${wholeNumber(kept_total)} kept, because somebody worked with them: ${kept.join(', ')}${more}`
  }
  const resumes = one.resumes > 0 ? `; ${wholeNumber(one.resumes)} with a resume` : ''
  return `${wholeNumber(one.done)} of ${counted(one.total, 'row')}: ${wholeNumber(one.imported)} imported, ${wholeNumber(one.known)} known already, ${wholeNumber(one.wrong)} wrong${resumes}`
}
