'use client'
import { useState } from 'react'
import type { CheckJson } from '@/collections/Imports/shared/json'
import type { ZipJson } from '@/collections/Imports/shared/zip'
import { useSend } from '@/components/dashboard/calls/useSend'
import groups from '@/components/dashboard/shell/Groups.module.css'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { showToast } from '@/components/ui/Toast'
import { wholeNumber } from '@/lib/shared/format'
import styles from './ImportsPanel.module.css'
import { useSendZip } from './useSendZip'
import { ZipProgress } from './ZipProgress'

export const ZIP_HINT =
  'At most 200 MB and 5,000 files: PDF, DOC or DOCX of at most 2 MB each. A column of the list names the file, or the name of the file has the e-mail address, the phone number or the full name.'

type Props = {
  check: CheckJson
  /** Why the ZIP that was sent with the list was refused. */
  problem: string | null
  onChanged: () => void
  /** While it is being sent, the list must not be imported without it. */
  onSending: (isSending: boolean) => void
}

/** The ZIP with the resumes of a list: adds it, removes it, and says which files no row gets. */
export const ZipOfList = ({ check: { id, zip, has_zip }, problem, ...on }: Props) => {
  const { onChanged, onSending } = on
  const [error, setError] = useState(problem)
  const { sent, send } = useSendZip()
  const { isSending, send: act } = useSend()
  const add = async (form: FormData) => {
    const file = form.get('zip')
    if (!(file instanceof File) || file.size === 0) return setError('Choose a ZIP first.')
    onSending(true)
    setError(await send(id, file))
    onSending(false)
    onChanged()
  }
  const remove = async () => {
    const answer = await act('registration_import', { action: 'drop_resumes', id })
    if (answer) showToast('success', answer.message)
    onChanged()
  }
  return (
    <div className={styles.zip}>
      <h3>Resumes</h3>
      {zip && <ZipFiles zip={zip} />}
      {has_zip && sent === null && (
        <Button size="small" disabled={isSending} onClick={() => void remove()}>
          Remove the ZIP
        </Button>
      )}
      {!zip && (
        <form
          className={groups.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add(new FormData(event.currentTarget))
          }}
        >
          <TextField
            label="ZIP with resumes (optional)"
            hint={ZIP_HINT}
            type="file"
            name="zip"
            accept=".zip"
            error={error ?? undefined}
          />
          <ZipProgress sent={sent} />
          <Button type="submit" disabled={sent !== null}>
            Add the ZIP
          </Button>
        </form>
      )}
    </div>
  )
}

const ZipFiles = ({ zip: { files, matched, left, left_total } }: { zip: ZipJson }) => (
  <>
    <p>
      Files of the ZIP that belong to a row: {wholeNumber(matched)} of {wholeNumber(files)}. They
      are named beside the rows below, as far as these are shown. A file of somebody who is known
      already is imported only with the person; the other files are not imported.
    </p>
    {left_total > 0 && (
      <details>
        <summary>Files that no row gets ({wholeNumber(left_total)})</summary>
        <ul className={styles.rows}>
          {left.map(({ at, name, why }) => (
            <li key={at}>
              <b dir="auto" className={styles.who}>
                {name}
              </b>
              <span className={styles.why}>{why}</span>
            </li>
          ))}
        </ul>
        {left_total > left.length && <p>The first {left.length} are shown.</p>}
      </details>
    )}
  </>
)
