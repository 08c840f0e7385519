'use client'
import type { MessageJson } from '@/collections/Mails/shared/json'
import { MAIL_STATES } from '@/collections/Mails/shared/states'
import { useAction } from '@/components/dashboard/calls/useAction'
import history from '@/components/dashboard/pane/PaneHistory.module.css'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { officeDateTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './CandidatePane.module.css'

type Props = {
  /** The application. */
  id: number
  messages: MessageJson[]
  onChange: () => void
}

/** The mails that staff wrote to an applicant; one that waits can be taken back. */
export const PaneMessages = ({ id, messages, onChange }: Props) => {
  const { run, isBusy } = useAction((body: object) => phpPost('application_update', body), {
    onFailed: () => showToast('error', MESSAGES.saveFailed),
  })
  if (messages.length === 0) return null
  const takeBack = async (take_back: string) => {
    const answer = await run({ take_back, id })
    if (!answer) return
    showToast(answer.success ? 'success' : 'error', answer.message)
    onChange()
  }
  return (
    <section className={history.history} aria-label="Mails to this person">
      <h3>Mails to this person</h3>
      <ol>
        {messages.map(({ message_id, subject, state, at, send_at }) => (
          <li key={message_id}>
            <p dir="auto">{subject}</p>
            <span className="meta num">
              {state === 'queued' && send_at
                ? `Waiting, is sent ${officeDateTime(send_at)}`
                : `${MAIL_STATES[state]}, ${officeDateTime(at)}`}
            </span>
            {(state === 'queued' || state === 'kept') && (
              <p className={styles.tell}>
                <Button size="small" disabled={isBusy} onClick={() => takeBack(message_id)}>
                  Take it back
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
