'use client'
import type { ActivityJson } from '@/collections/Activities/shared/json'
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
  /** Of which the messages by WhatsApp are shown. */
  activities: ActivityJson[]
  onChange: () => void
}

/**
 * What staff wrote to an applicant by mail and in WhatsApp, newest first; a mail that waits can be
 * taken back.
 */
export const PaneMessages = ({ id, messages, activities, onChange }: Props) => {
  const { run, isBusy } = useAction((body: object) => phpPost('application_update', body), {
    onFailed: () => showToast('error', MESSAGES.saveFailed),
  })
  const written = activities.filter(({ kind }) => kind === 'whatsapp')
  const all = [...messages, ...written].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
  if (all.length === 0) return null
  const takeBack = async (take_back: string) => {
    const answer = await run({ take_back, id })
    if (!answer) return
    showToast(answer.success ? 'success' : 'error', answer.message)
    onChange()
  }
  return (
    <section className={history.history} aria-label="Messages to this person">
      <h3>Messages to this person</h3>
      <ol>
        {all.map((message) =>
          'kind' in message ? (
            <li key={message.id}>
              <p dir="auto" className={history.note}>
                {message.text}
              </p>
              <span className="meta num">
                By WhatsApp. {message.by && `${message.by}, `}
                {officeDateTime(message.at)}
              </span>
            </li>
          ) : (
            <li key={message.message_id}>
              <p dir="auto">{message.subject}</p>
              <span className="meta num">
                {message.state === 'queued' && message.send_at
                  ? `By mail. Waiting, is sent ${officeDateTime(message.send_at)}`
                  : `By mail. ${MAIL_STATES[message.state]}, ${officeDateTime(message.at)}`}
              </span>
              {(message.state === 'queued' || message.state === 'kept') && (
                <p className={styles.tell}>
                  <Button
                    size="small"
                    disabled={isBusy}
                    onClick={() => takeBack(message.message_id)}
                  >
                    Take it back
                  </Button>
                </p>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
