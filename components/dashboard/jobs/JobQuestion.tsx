'use client'
import { type ReactNode, useState } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { showToast } from '@/components/ui/Toast'
import styles from './JobQuestion.module.css'

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

/** Asks before something is done with a job. Nothing shows it as done before the server agreed. */
export const JobQuestion = ({ job, title, meaning, yes, send, ...props }: Props) => {
  const { succeeded, failed, onClose, onDone, onFailed } = props
  const sessionLost = useSessionLost()
  const [isSending, setIsSending] = useState(false)

  const fail = () => {
    showToast('error', failed)
    onFailed()
  }
  const confirm = async () => {
    if (!job || isSending) return
    setIsSending(true)
    try {
      const { success } = await send(job)
      if (success) {
        showToast('success', succeeded)
        onDone(job)
      } else fail()
    } catch (error) {
      if (!sessionLost(error)) fail()
    } finally {
      setIsSending(false)
      onClose()
    }
  }

  return (
    <Dialog open={job !== null} onClose={onClose} title={title}>
      <p>
        <b>{job?.job_title}</b>, {job?.company_name}
      </p>
      <p className={styles.meaning}>{meaning}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" onClick={confirm} disabled={isSending}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
