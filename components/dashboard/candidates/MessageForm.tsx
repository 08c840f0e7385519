'use client'
import { useState } from 'react'
import {
  type MessageTemplateJson,
  templatesByOccasion,
} from '@/collections/MessageTemplates/shared/json'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import {
  DidYouSend,
  OpenInWhatsApp,
  type WhatsAppTo,
} from '@/components/dashboard/pane/WhatsAppPart'
import { Button } from '@/components/ui/Button'
import { SelectField, TextAreaField, TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGE_MAX_CHARS, MESSAGE_SUBJECT_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { ApprovedPart } from './ApprovedPart'
import styles from './MessageDialog.module.css'
import { type MessageDrafts, type MessageTo, useMessageText } from './useMessageText'

type Props = {
  message: MessageTo
  templates: MessageTemplateJson[]
  /** The templates could not be loaded. */
  hasFailed: boolean
  whatsApp?: WhatsAppTo | null
  drafts: MessageDrafts
  onDone: () => void
}

/** The text of a message and the ways to send it; then what came of it. */
export const MessageForm = ({ message, templates, hasFailed, whatsApp, drafts, onDone }: Props) => {
  const { to, count, values } = message
  const { text, wrong, chosen, template, ...writing } = useMessageText(message, templates, drafts)
  const [sent, setSent] = useState<{ result: Result; takeBack?: string } | null>(null)
  /** What was opened in WhatsApp, until staff say whether they sent it. */
  const [opened, setOpened] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ message_id?: string }>('application_update', body),
    { onFailed: () => setFailure(MESSAGES.saveFailed) },
  )

  /** Resolves to the answer when it was a success. */
  const post = async (body: object, { isDraftSent = true } = {}) => {
    setFailure('')
    const answer = await run({ message_id: writing.messageId(), ...body })
    if (answer && !answer.success) setFailure(answer.message)
    if (!answer?.success) return null
    if (isDraftSent) writing.forget()
    onDone()
    return answer
  }
  const send = async () => {
    if (!writing.check('subject', 'text')) return
    const answer = await post({ to, ...text })
    if (answer) setSent({ result: resultOf(answer), takeBack: answer.message_id ?? '' })
  }
  const sendApproved = async (body: object) => {
    // What was typed is not what was sent.
    const answer = await post({ approved_to: to, ...body }, { isDraftSent: false })
    if (answer) setSent({ result: resultOf(answer), takeBack: answer.message_id ?? '' })
  }
  const note = async () => {
    const answer = await post({ whatsapp: to, text: opened })
    if (answer) setSent({ result: resultOf(answer) })
  }
  const takeBack = async () => {
    const answer = await run({ take_back: sent?.takeBack })
    if (!answer) return
    if (answer.success) {
      writing.type(text)
      setSent(null)
    } else setSent({ result: resultOf(answer) })
    setFailure('')
    onDone()
  }

  if (sent) {
    return (
      <div className={styles.message}>
        <Notice kind={sent.result.kind}>{sent.result.text}</Notice>
        {sent.takeBack !== undefined && (
          <Button disabled={isBusy} onClick={takeBack}>
            Take it back
          </Button>
        )}
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
    )
  }
  if (opened !== null) {
    return (
      <DidYouSend text={opened} isBusy={isBusy} onYes={note} onNo={() => setOpened(null)}>
        {failure && <Notice kind="error">{failure}</Notice>}
      </DidYouSend>
    )
  }
  return (
    <div className={styles.message}>
      {hasFailed && (
        <Notice kind="error">
          The texts to begin with could not be loaded. You can still write your own.
        </Notice>
      )}
      <SelectField
        label="Begin with"
        name="message-template"
        value={chosen ?? ''}
        onChange={({ target }) => writing.choose(Number(target.value) || null)}
      >
        {templatesByOccasion(templates).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <option value="">Own words</option>
      </SelectField>
      <TextField
        label="Subject"
        name="message-subject"
        autoComplete="off"
        maxLength={MESSAGE_SUBJECT_MAX_CHARS}
        value={text.subject}
        error={wrong.subject}
        onChange={({ target }) => writing.type({ subject: target.value })}
      />
      <TextAreaField
        label="Message"
        name="message-text"
        rows={9}
        maxLength={MESSAGE_MAX_CHARS}
        hint={values ? HINT : `${HINT} ((name)), ((job)) and ((reference)) are filled in for each.`}
        value={text.text}
        error={wrong.text}
        onChange={({ target }) => writing.type({ text: target.value })}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button variant="brand" disabled={isBusy} onClick={send}>
        {isBusy ? 'Sending…' : count === 1 ? 'Send the mail' : `Send ${count} mails`}
      </Button>
      {whatsApp && values && templates.some((one) => one.whatsapp) && (
        <ApprovedPart
          template={template}
          values={values}
          to={whatsApp}
          isBusy={isBusy}
          onSend={sendApproved}
        />
      )}
      {whatsApp && (
        <OpenInWhatsApp
          to={whatsApp}
          text={text.text}
          check={() => writing.check('text')}
          onOpened={() => setOpened(text.text)}
        />
      )}
    </div>
  )
}

const HINT =
  'Greeting, facts of the application, link to the status page and the warning about money are added to a mail.'
