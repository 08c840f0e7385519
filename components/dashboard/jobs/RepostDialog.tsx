'use client'
import { useState } from 'react'
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
  onReposted: () => void
  onFailed: () => void
}

/** Asks before a job is posted anew: it becomes a job of its own, the old one inactive. */
export const RepostDialog = ({ job, onClose, onReposted, onFailed }: Props) => {
  const sessionLost = useSessionLost()
  const [isSending, setIsSending] = useState(false)

  const confirm = async () => {
    if (!job || isSending) return
    setIsSending(true)
    const failed = () => {
      showToast('error', MESSAGES.jobRepostFailed)
      onFailed()
    }
    try {
      const { success } = await phpPost('job_repost', { job_id: job.id })
      if (success) {
        showToast('success', MESSAGES.jobReposted)
        onReposted()
      } else failed()
    } catch (error) {
      if (!sessionLost(error)) failed()
    } finally {
      setIsSending(false)
      onClose()
    }
  }

  return (
    <Dialog open={job !== null} onClose={onClose} title="Post this job again?">
      <p>
        <b>{job?.job_title}</b>, {job?.company_name}
      </p>
      <p className={styles.meaning}>
        The copy is a new job with today’s date and a number of its own. The old job becomes
        Inactive; its applicants stay with it.
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" onClick={confirm} disabled={isSending}>
          Post again
        </Button>
      </div>
    </Dialog>
  )
}
