'use client'
import { useState } from 'react'
import { type JobStatus, jobStatus, otherStatus } from '@/collections/Jobs/schema'
import type { JobWire } from '@/collections/Jobs/wire'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { useSessionLost } from '../shell/useSessionLost'
import styles from './StatusDialog.module.css'

type Props = {
  /** The job that is asked about; null closes. */
  job: JobWire | null
  onClose: () => void
  onChanged: (job: JobWire, to: JobStatus) => void
  onFailed: () => void
}

const MEANING: Record<JobStatus, string> = {
  Active: 'Visitors will see it and can apply.',
  Inactive: 'Visitors will no longer see it, and nobody can apply.',
}

/** Asks before a status changes (spec §4). Nothing flips before the server agreed. */
export const StatusDialog = ({ job, onClose, onChanged, onFailed }: Props) => {
  const sessionLost = useSessionLost()
  const [isSending, setIsSending] = useState(false)
  const to = job ? otherStatus(jobStatus(job.is_deleted)) : 'Active'

  const confirm = async () => {
    if (!job || isSending) return
    setIsSending(true)
    const failed = () => {
      showToast('error', MESSAGES.statusFailed)
      onFailed()
    }
    try {
      const { success } = await phpPost('job_status_update', { job_id: job.id, status: to })
      if (success) {
        showToast('success', MESSAGES.statusSucceeded(to))
        onChanged(job, to)
      } else failed()
    } catch (error) {
      if (!sessionLost(error)) failed()
    } finally {
      setIsSending(false)
      onClose()
    }
  }

  return (
    <Dialog open={job !== null} onClose={onClose} title={MESSAGES.statusQuestion(to)}>
      <p>
        <b>{job?.job_title}</b>, {job?.company_name}
      </p>
      <p className={styles.meaning}>{MEANING[to]}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" onClick={confirm} disabled={isSending}>
          Confirm
        </Button>
      </div>
    </Dialog>
  )
}
