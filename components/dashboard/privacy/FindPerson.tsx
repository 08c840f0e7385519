'use client'
import { type FormEvent, useState } from 'react'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import type { PersonRow } from '@/collections/Privacy/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { useExport } from '@/components/dashboard/list/useExport'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { showToast } from '@/components/ui/Toast'
import { counted } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { EraseDialog } from './EraseDialog'
import { PersonRows, rowKey } from './PersonRows'
import styles from './PrivacyPanel.module.css'

/** Everything that one person sent: staff export it, hold it, or erase it. */
export const FindPerson = ({ onChanged }: { onChanged: () => void }) => {
  const { isSending, send } = useSend()
  const file = useExport(() => showToast('error', MESSAGES.unforeseen))
  const [rows, setRows] = useState<PersonRow[] | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isErasing, setIsErasing] = useState(false)
  const [said, setSaid] = useState('')
  const chosen = rows?.filter((row) => !left.has(rowKey(row))) ?? []

  const find = async (who: string) => {
    setSaid('')
    const answer = await send<{ rows: PersonRow[] }>('person_find', { who })
    if (!answer) return
    setRows(answer.rows)
    setLeft(new Set())
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void find(String(new FormData(event.currentTarget).get('who')))
  }
  const hold = async (row: PersonRow) => {
    const action = row.legal_hold ? 'unhold' : 'hold'
    const answer = await send<{ row: PersonRow }>('privacy_update', { ...keyOf(row), action })
    if (!answer) return
    setRows((all) => all?.map((one) => (rowKey(one) === rowKey(row) ? answer.row : one)) ?? null)
    onChanged()
  }
  const exportChosen = () =>
    file.run({ address: paths.php('person_export'), body: { rows: chosen.map(keyOf) } })

  return (
    <section className={styles.group}>
      <h2>One person’s data</h2>
      <p>
        All that a person applied with, registered with or wrote. Export it when they ask what is
        held about them; erase it when they ask for that.
      </p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          name="who"
          label="E-mail, phone number or reference"
          autoComplete="off"
          maxLength={254}
          required
        />
        <Button type="submit" variant="brand" disabled={isSending}>
          Find
        </Button>
      </form>
      <div role="status">
        {said}
        {rows?.length === 0 && !said && 'We hold no data for that. Look at the spelling.'}
      </div>
      {rows && rows.length > 0 && (
        <>
          <PersonRows
            rows={rows}
            before={(row) => (
              <input
                type="checkbox"
                className={styles.tick}
                aria-labelledby={rowKey(row)}
                checked={!left.has(rowKey(row))}
                onChange={() => setLeft(toggled(left, rowKey(row)))}
              />
            )}
            actions={(row) => (
              <Button
                size="small"
                aria-describedby={rowKey(row)}
                disabled={isSending}
                onClick={() => hold(row)}
              >
                {row.legal_hold ? 'End the hold' : 'Hold'}
              </Button>
            )}
          />
          <div className={styles.actions}>
            <Button disabled={chosen.length === 0 || file.isBusy} onClick={exportChosen}>
              Export {count(chosen)}
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => setIsErasing(true)}>
              Erase {count(chosen)}…
            </Button>
          </div>
        </>
      )}
      <EraseDialog
        rows={isErasing ? chosen : null}
        onClose={() => setIsErasing(false)}
        onErased={(message) => {
          setIsErasing(false)
          setRows((all) => all?.filter((row) => left.has(rowKey(row))) ?? null)
          setSaid(message)
          onChanged()
        }}
      />
    </section>
  )
}

const keyOf = ({ collection, id }: PersonRow): SubmissionKey => ({ collection, id })

const count = (rows: PersonRow[]) => counted(rows.length, 'row')

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
