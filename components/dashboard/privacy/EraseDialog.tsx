'use client'
import type { FormEvent } from 'react'
import type { PersonRow } from '@/collections/Privacy/shared/json'
import { ERASE_WORD } from '@/collections/Privacy/shared/schema'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { TextField } from '@/components/ui/Field'
import { UNASKED_ERASURES_PER_HOUR } from '@/lib/shared/limits'

type Props = {
  /** What is to be erased; null closes. */
  rows: PersonRow[] | null
  onClose: () => void
  onErased: (message: string) => void
}

/** Asks for a typed word: an erasure cannot be undone. */
export const EraseDialog = ({ rows, onClose, onErased }: Props) => {
  const { isSending, send } = useSend()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const confirm = String(new FormData(event.currentTarget).get('confirm')).trim().toUpperCase()
    const keys = rows?.map(({ collection, id }) => ({ collection, id }))
    const answer = await send('person_erase', { rows: keys, confirm })
    if (answer) onErased(answer.message)
  }

  return (
    <Dialog open={rows !== null} onClose={onClose} title="Erase this data?">
      <form onSubmit={submit}>
        <p>
          {rows?.map(({ reference, name }) => `${reference} (${name})`).join(', ')}: the rows, the
          resumes, the notes, the mails about them and saved searches that name the person go for
          good, also of submissions that staff told apart. This cannot be undone. Only when more
          than {UNASKED_ERASURES_PER_HOUR} rows are erased within an hour that nobody asked to be
          erased, they are hidden first, and can be taken back under “In quarantine”.
        </p>
        <TextField name="confirm" label={`Type ${ERASE_WORD}`} autoComplete="off" required />
        <ConfirmActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="brand" disabled={isSending}>
            {isSending ? 'Erasing…' : 'Erase'}
          </Button>
        </ConfirmActions>
      </form>
    </Dialog>
  )
}
