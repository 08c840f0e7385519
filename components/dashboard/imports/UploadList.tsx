'use client'
import { useState } from 'react'
import { IMPORT_TOO_LARGE } from '@/collections/Imports/shared/schema'
import { useAction } from '@/components/dashboard/calls/useAction'
import groups from '@/components/dashboard/shell/Groups.module.css'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { phpPost } from '@/lib/client/phpClient'
import { IMPORT_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './ImportsPanel.module.css'
import { useSendZip } from './useSendZip'
import { ZIP_HINT } from './ZipOfList'
import { ZipProgress } from './ZipProgress'

type Props = {
  /** `problem`: why the ZIP was refused. */
  onUploaded: (id: number, problem: string | null) => void
}

/** Sends a list, and then the ZIP with its resumes; nothing is imported before it was looked at. */
export const UploadList = ({ onUploaded }: Props) => {
  const [error, setError] = useState<string>()
  const { sent, send: sendZip } = useSendZip()
  const { run, isBusy } = useAction(
    (form: FormData) => phpPost<{ id: number }>('import_file', form),
    { onFailed: () => setError(MESSAGES.unforeseen) },
  )
  const send = async (form: FormData) => {
    const file = form.get('list')
    if (!(file instanceof File) || file.size === 0) {
      return setError('Choose a file that is not empty.')
    }
    if (file.size > IMPORT_MAX_BYTES) return setError(IMPORT_TOO_LARGE)
    setError(undefined)
    const zip = form.get('zip')
    form.delete('zip')
    const answer = await run(form)
    if (!answer) return
    if (!answer.success) return setError(answer.message)
    const hasZip = zip instanceof File && zip.size > 0
    onUploaded(answer.id, hasZip ? await sendZip(answer.id, zip) : null)
  }
  return (
    <section className={styles.group}>
      <h2>Bring an old list</h2>
      <p>
        A list of people from Excel becomes registrations. You see first what becomes of each row.
        Nobody of a list gets messages: nobody has been asked yet.
      </p>
      <form
        className={groups.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label="The list"
          hint="XLSX or CSV, at most 8 MB and 25,000 rows. The first row names the columns."
          type="file"
          name="list"
          accept=".xlsx,.csv,.txt,.tsv"
          error={error}
        />
        <TextField
          label="ZIP with resumes (optional)"
          hint={ZIP_HINT}
          type="file"
          name="zip"
          accept=".zip"
        />
        <ZipProgress sent={sent} />
        <Button type="submit" variant="brand" disabled={isBusy || sent !== null}>
          {isBusy ? 'Reading the list…' : 'Read the list'}
        </Button>
      </form>
    </section>
  )
}
