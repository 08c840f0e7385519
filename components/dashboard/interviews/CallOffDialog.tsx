'use client'
import { useState } from 'react'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Tick } from '@/components/ui/Tick'
import { showToast } from '@/components/ui/Toast'
import { counted } from '@/lib/shared/format'
import { dayInFull } from '@/lib/shared/weekday'

type Props = {
  interview: InterviewJson
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks before a day is called off, and whether its people are told. */
export const CallOffDialog = ({ interview, isOpen, onClose, onDone }: Props) => {
  const { id, day, job_title, counts } = interview
  const [tell, setTell] = useState(true)
  const { send, isSending } = useSend()
  const callOff = async () => {
    const answer = await send('interview_update', { id, action: 'call_off', tell })
    if (!answer) return
    showToast('success', answer.message)
    onClose()
    onDone()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title="Call this day off?">
      <p>
        <b>{dayInFull(day)}</b>, {job_title}
      </p>
      <ConfirmMeaning>
        The card of each person says that the day is called off. This cannot be undone: plan a new
        day instead.
      </ConfirmMeaning>
      <Tick name="call-off-tell" checked={tell} onChange={({ target }) => setTell(target.checked)}>
        Tell {counted(counts.people, 'person', 'people')} by mail
      </Tick>
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" disabled={isSending} onClick={callOff}>
          Call it off
        </Button>
      </ConfirmActions>
    </Dialog>
  )
}
