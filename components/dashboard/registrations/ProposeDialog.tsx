'use client'
import { useState } from 'react'
import { loadJobChoices } from '@/components/dashboard/calls/jobChoices'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { SelectField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './BroadcastDialog.module.css'
import { peopleIn } from './peopleIn'

type Props = {
  /** The registrations to propose; null while the dialog is closed. */
  ids: readonly number[] | null
  onClose: () => void
  /** Some of them may be proposed now. */
  onDone: () => void
}

/** Makes applications of registrations: for which job, and what came of it. */
export const ProposeDialog = ({ ids, onClose, onDone }: Props) => (
  <Dialog open={ids !== null} onClose={onClose} title="Propose for a job">
    {ids && <Proposal ids={ids} onDone={onDone} />}
  </Dialog>
)

const Proposal = ({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) => {
  const [job, setJob] = useState('')
  const [result, setResult] = useState<Result | null>(null)
  const { data, hasFailed, reload } = useCall(['open jobs'], () => loadJobChoices('open'))
  const { run, isBusy } = useAction((body: object) => phpPost('registration_update', body), {
    onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }),
  })
  const propose = async () => {
    setResult(null)
    const answer = await run({ ids, job_id: Number(job) })
    if (!answer) return
    setResult(resultOf(answer))
    onDone()
  }

  if (hasFailed) {
    return (
      <Notice kind="error">
        The jobs could not be loaded. <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  }
  return (
    <div className={styles.maker}>
      <p className="meta">
        Only people who agreed that their data is kept for other jobs. Each becomes an applicant of
        this job with the same resume, is told by mail, and can withdraw.
      </p>
      <SelectField
        label="Job"
        name="propose-job"
        value={job}
        onChange={({ target }) => {
          setJob(target.value)
          setResult(null)
        }}
      >
        <option value="">{data ? 'Choose an open job' : 'Loading the jobs…'}</option>
        {data?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {result && (
        <Notice kind={result.kind}>
          {result.text}{' '}
          {result.kind === 'success' && (
            <PanelLink
              className="link"
              href={manageHref({ panel: 'candidates', filters: { job } })}
            >
              See the applicants of this job
            </PanelLink>
          )}
        </Notice>
      )}
      <Button variant="brand" disabled={job === '' || isBusy} onClick={propose}>
        {isBusy ? 'Proposing…' : `Propose ${peopleIn(ids.length)}`}
      </Button>
    </div>
  )
}
