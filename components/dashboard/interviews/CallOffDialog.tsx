'use client'
import { useState } from 'react'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Tick } from '@/components/ui/Tick'
import { showToast } from '@/components/ui/Toast'
import { dayInFull } from '@/lib/shared/weekday'

type Props = {
  interview: InterviewJson
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks before a day is called off, and whether its people are told. */
export const CallOffDialog = ({ interview, isOpen, onClose, onDone }: Props) => {
  const { id, day, job_title } = interview
  const [tell, setTell] = useState(true)
  const { send, isSending } = useSend()
  const { keyOf, answered } = useActionKey()
  const callOff = async () => {
    const message_id = keyOf(String(id))
    const answer = await send('interview_update', { id, action: 'call_off', tell, message_id })
    if (!answer) return
    answered()
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
        Tell them by mail
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
