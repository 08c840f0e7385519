'use client'
import type { ReactNode } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { useAction } from '@/components/dashboard/calls/useAction'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { showToast } from '@/components/ui/Toast'

type Props = {
  /** The job that is asked about; null closes. */
  job: JobJson | null
  title: string
  /** What the answer yes does. */
  meaning: ReactNode
  yes: string
  succeeded: string
  failed: string
  send: (job: JobJson) => Promise<{ success: boolean }>
  onClose: () => void
  onDone: (job: JobJson) => void
  onFailed: () => void
}

/** Asks before something is done with a job. The list shows it only after the server agreed. */
export const JobQuestion = ({ job, title, meaning, yes, send, ...props }: Props) => {
  const { succeeded, failed, onClose, onDone, onFailed } = props
  const fail = () => {
    showToast('error', failed)
    onFailed()
  }
  const { run, isBusy } = useAction(send, { onFailed: fail })

  const confirm = async () => {
    if (!job || isBusy) return
    const answer = await run(job)
    if (answer?.success) {
      showToast('success', succeeded)
      onDone(job)
    } else if (answer) fail()
    onClose()
  }

  return (
    <Dialog open={job !== null} onClose={onClose} title={title}>
      <p>
        <b>{job?.job_title}</b>, {job?.company_name}
      </p>
      <ConfirmMeaning>{meaning}</ConfirmMeaning>
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" onClick={confirm} disabled={isBusy}>
          {yes}
        </Button>
      </ConfirmActions>
    </Dialog>
  )
}
