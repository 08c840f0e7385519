'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import type { Progress } from '@/lib/client/phpClient'
import { useDelayed } from '@/lib/client/useDelayed'
import { fileSize } from '@/lib/shared/format'
import { UPLOAD_STALLED_MS } from '@/lib/shared/limits'
import styles from './SendingDialog.module.css'

type Props = {
  /** 'Sending your application…' */
  label: string
  progress: Progress
  onStop: () => void
}

/** The modal dialog of a running upload: progress as a bar and as text, and a button to stop it. */
export const SendingDialog = ({ label, progress: { sent, total }, onStop }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const labelId = useId()
  const { say } = useSay()
  const isStalled = useStalled(sent)
  const part = total > 0 ? sent / total : 0
  const percent = Math.floor(part * 100)

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.box}
      tabIndex={-1}
      aria-labelledby={labelId}
      onCancel={(event) => {
        event.preventDefault()
        onStop()
      }}
    >
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <progress className={styles.bar} max={1} value={part} aria-label={say('Sent so far')} />
      <p className={`${styles.figures} num`}>
        <b>{percent} %</b>
        <span>{wordsOf(sent, total, say)}</span>
      </p>
      {/* Announced per quarter: a screen reader could not keep up with every step. */}
      <p className="sr-only" role="status">
        {part > 0 &&
          part < 1 &&
          say('{percent} % is on its way', { percent: percent - (percent % 25) })}
        {part === 1 && say('All is sent. Waiting for the answer.')}
      </p>
      <p className={styles.slow} role="status">
        {isStalled && say('The connection is slow. You can wait, or stop and send it later.')}
      </p>
      <Button size="wide" className={styles.stop} onClick={onStop}>
        {say('Stop sending')}
      </Button>
    </dialog>
  )
}

const wordsOf = (sent: number, total: number, say: ReturnType<typeof useSay>['say']): string => {
  if (total === 0) return say('Connecting…')
  return sent < total
    ? say('{size} of {limit}', { size: fileSize(sent), limit: fileSize(total) })
    : say('Waiting for the answer…')
}

/** Whether there was no progress for UPLOAD_STALLED_MS. */
const useStalled = (sent: number): boolean => {
  const [stalledAt, setStalledAt] = useState<number | null>(null)
  const later = useDelayed()
  useEffect(() => later(() => setStalledAt(sent), UPLOAD_STALLED_MS), [later, sent])
  return stalledAt === sent
}
