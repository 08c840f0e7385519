'use client'
import { useEffect, useState } from 'react'
import type { InvitationPreview } from '@/collections/Interviews/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { MailFrame } from '@/components/dashboard/pane/MailFrame'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'

const PAUSE_MS = 500

type Props = {
  /** The id of the day. */
  day: number
  ids: readonly number[]
  /** The hour; '' for the first free place. */
  time: string
  /** What the office adds. */
  text: string
}

/** The mail as the first person with an e-mail address will get it; others get it in their language. */
export const InvitePreview = ({ day, ids, time, text }: Props) => {
  const added = useSettled(text)
  const body = { id: day, action: 'preview', applications: ids, text: added, ...(time && { time }) }
  const { data, hasFailed, isLoading, reload } = useCall(['invite preview', body], () =>
    phpPost<{ preview: InvitationPreview }>('interview_update', body),
  )
  if (hasFailed) {
    return (
      <Notice kind="error">
        The mail could not be shown. <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  }
  if (!data) return <p role="status">Loading the mail…</p>
  if (!data.success) return <Notice kind="error">{data.message}</Notice>
  const { to, subject, ...mail } = data.preview
  return (
    <section aria-label="The mail" aria-busy={isLoading || added !== text}>
      <p className="meta">
        To <span dir="auto">{to}</span>
        {ids.length > 1 && '; the others get it in their own language'}. Subject:{' '}
        <b dir="auto">{subject}</b>
      </p>
      <MailFrame {...mail} />
    </section>
  )
}

/** A value as it was last left alone for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [value])
  return settled
}
