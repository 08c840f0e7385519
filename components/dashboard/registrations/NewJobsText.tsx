'use client'
import { useId, useState } from 'react'
import type { BroadcastListJson, NewJobsJson } from '@/collections/BroadcastLists/shared/json'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './BroadcastDialog.module.css'

/** The new jobs of a list, read when staff ask for them. */
export const NewJobs = ({ list }: { list: BroadcastListJson }) => {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <NewJobsText list={list} />
  ) : (
    <Button size="small" onClick={() => setIsOpen(true)}>
      New jobs as a text
    </Button>
  )
}

/** A text to be pasted into WhatsApp, and the note that it was sent. */
const NewJobsText = ({ list: { number, name } }: { list: BroadcastListJson }) => {
  const id = useId()
  const { data, hasFailed, reload } = useCall(['broadcast_jobs', number], () =>
    phpGet<{ new_jobs: NewJobsJson }>(
      'broadcast_jobs',
      new URLSearchParams({ list: String(number) }),
    ),
  )
  const { run, isBusy } = useAction((body: object) => phpPost('broadcast_jobs', body), {
    onFailed: () => showToast('error', MESSAGES.saveFailed),
  })
  if (hasFailed) {
    return (
      <Notice kind="error">
        The new jobs could not be loaded. <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  }
  if (!data) return <p role="status">Looking for new jobs…</p>
  const { text, until, told_today } = data.new_jobs
  if (told_today) return <p>{name} was told of jobs today. The next text is for tomorrow.</p>
  if (text === '') return <p>There is no new job for {name}.</p>
  const tell = async () => {
    const answer = await run({ list: number, until })
    if (answer) showToast(answer.success ? 'success' : 'error', answer.message)
    if (answer) reload()
  }
  return (
    <section className={styles.jobs} aria-label={`New jobs for ${name}`}>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.files}>
        <CopyButton of={id} label="Copy the text" />
        <Button disabled={isBusy} onClick={tell}>
          I have sent it
        </Button>
      </div>
    </section>
  )
}
