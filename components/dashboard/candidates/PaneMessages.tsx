'use client'
import type { ActivityJson } from '@/collections/Activities/shared/json'
import type { MessageJson } from '@/collections/Mails/shared/json'
import { MAIL_STATES } from '@/collections/Mails/shared/states'
import { failureText, mayGoByMail, UNSURE } from '@/collections/WhatsApp/shared/failures'
import { useAction } from '@/components/dashboard/calls/useAction'
import history from '@/components/dashboard/pane/PaneHistory.module.css'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { officeDateTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './CandidatePane.module.css'
import type { Text } from './useMessageText'

type Props = {
  /** The application. */
  id: number
  messages: MessageJson[]
  /** Of which the messages by WhatsApp are shown. */
  activities: ActivityJson[]
  /** Writes a mail with this text; null without an address. */
  onMail: ((text: Text) => void) | null
  onChange: () => void
}

/**
 * What staff wrote to an applicant by mail and in WhatsApp, newest first; what waits can be taken back,
 * and what WhatsApp did not deliver can be sent as a mail.
 */
export const PaneMessages = ({ id, messages, activities, onMail, onChange }: Props) => {
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
                By hand in WhatsApp. {message.by && `${message.by}, `}
                {officeDateTime(message.at)}
              </span>
            </li>
          ) : (
            <Sent
              key={message.message_id}
              message={message}
              isBusy={isBusy}
              onTakeBack={takeBack}
              onMail={onMail}
            />
          ),
        )}
      </ol>
    </section>
  )
}

type SentProps = {
  message: MessageJson
  isBusy: boolean
  onTakeBack: (message_id: string) => void
  onMail: Props['onMail']
}

const Sent = ({ message, isBusy, onTakeBack, onMail }: SentProps) => {
  const { message_id, channel, subject, text, state, problem, at, send_at } = message
  const canTakeBack = (state === 'queued' && problem !== UNSURE) || state === 'kept'
  const isWhatsApp = channel === 'whatsapp'
  const by = isWhatsApp ? 'By WhatsApp' : 'By mail'
  const hasFailed = isWhatsApp && state === 'failed'
  return (
    <li>
      <p dir="auto" className={isWhatsApp ? history.note : undefined}>
        {text ?? subject}
      </p>
      <span className="meta num">
        {state === 'queued' && send_at
          ? `${by}. Waiting, is sent ${officeDateTime(send_at)}`
          : `${by}. ${MAIL_STATES[state]}, ${officeDateTime(at)}`}
      </span>
      {isWhatsApp && (problem || hasFailed) && <p>{failureText(problem)}</p>}
      {canTakeBack && (
        <p className={styles.tell}>
          <Button size="small" disabled={isBusy} onClick={() => onTakeBack(message_id)}>
            Take it back
          </Button>
        </p>
      )}
      {hasFailed && onMail && mayGoByMail(message) && (
        <p className={styles.tell}>
          <Button size="small" onClick={() => onMail({ subject, text: text ?? '' })}>
            Send by mail instead
          </Button>
        </p>
      )}
    </li>
  )
}
