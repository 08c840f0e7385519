'use client'
import { useRef, useState } from 'react'
import {
  fillIn,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  type MessageValues,
  messageProblem,
  TEMPLATE_NAMES,
  templateFor,
} from '@/collections/Applications/shared/messages'
import type { Stage } from '@/collections/Applications/shared/stages'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { SelectField, TextAreaField, TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGE_MAX_CHARS, MESSAGE_SUBJECT_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './MessageDialog.module.css'

type Text = { subject: string; text: string }

export type MessageTo = {
  /** An application, or the batch of a bulk move. */
  to: number | string
  /** How many people that is. */
  count: number
  stage: Stage
  /** Of one person: their values are filled in before the text is edited. */
  values?: MessageValues
}

type Props = {
  /** Null while the dialog is closed. */
  message: MessageTo | null
  drafts: MessageDrafts
  onClose: () => void
  onDone: () => void
}

/** Texts that were typed and not sent, by addressee and template: closing loses nothing. */
export type MessageDrafts = Map<string, Text>

/** Writes a mail to one applicant or to many; it can be taken back for a minute. */
export const MessageDialog = ({ message, onClose, ...props }: Props) => (
  <Dialog open={message !== null} onClose={onClose} title="Tell by mail">
    {message && <Message key={message.to} {...message} {...props} />}
  </Dialog>
)

const Message = ({ to, count, stage, values, drafts, onDone }: MessageTo & Given) => {
  const [name, setName] = useState<MessageTemplate>(templateFor(stage))
  const draftKey = `${to} ${name}`
  const [typed, setTyped] = useState<Record<string, Text>>({})
  const text = typed[draftKey] ?? drafts.get(draftKey) ?? beginning(name, values)
  const [sent, setSent] = useState<{ message_id: string; result: Result } | null>(null)
  const [wrong, setWrong] = useState<Partial<Record<keyof Text, string>>>({})
  const [failure, setFailure] = useState('')
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ message_id?: string }>('application_update', body),
    {
      onFailed: () => setFailure(MESSAGES.saveFailed),
    },
  )

  /** Of this text: sending it once more after a lost answer writes no second mail. */
  const messageId = useRef<string | undefined>(undefined)

  const type = (change: Partial<Text>) => {
    messageId.current = undefined
    const next = { ...text, ...change }
    drafts.set(draftKey, next)
    setTyped((before) => ({ ...before, [draftKey]: next }))
    setWrong({})
  }
  const send = async () => {
    setFailure('')
    const found = {
      subject: text.subject.trim() ? messageProblem(text.subject) : 'Write the subject',
      text: text.text.trim() ? messageProblem(text.text) : 'Write the message',
    }
    if (found.subject || found.text) {
      return setWrong({ subject: found.subject ?? undefined, text: found.text ?? undefined })
    }
    // Browsers have it on secure addresses only; without it, a repeat is not recognised.
    messageId.current ??= globalThis.crypto.randomUUID?.()
    const answer = await run({ to, message_id: messageId.current, ...text })
    if (!answer) return
    if (!answer.success) return setFailure(answer.message)
    drafts.delete(draftKey)
    setSent({ message_id: answer.message_id ?? '', result: resultOf(answer) })
    onDone()
  }
  const takeBack = async () => {
    const answer = await run({ take_back: sent?.message_id })
    if (!answer) return
    if (answer.success) {
      type(text)
      setSent(null)
    } else setSent((before) => before && { ...before, result: resultOf(answer) })
    setFailure('')
    onDone()
  }

  if (sent) {
    return (
      <div className={styles.message}>
        <Notice kind={sent.result.kind}>{sent.result.text}</Notice>
        {sent.result.kind === 'success' && (
          <Button disabled={isBusy} onClick={takeBack}>
            Take it back
          </Button>
        )}
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
    )
  }
  return (
    <div className={styles.message}>
      <SelectField
        label="Begin with"
        name="message-template"
        value={name}
        onChange={({ target }) => {
          messageId.current = undefined
          setName(target.value as MessageTemplate) // the options below
          setWrong({})
        }}
      >
        {TEMPLATE_NAMES.map((template) => (
          <option key={template} value={template}>
            {MESSAGE_TEMPLATES[template].label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Subject"
        name="message-subject"
        autoComplete="off"
        maxLength={MESSAGE_SUBJECT_MAX_CHARS}
        value={text.subject}
        error={wrong.subject}
        onChange={({ target }) => type({ subject: target.value })}
      />
      <TextAreaField
        label="Message"
        name="message-text"
        rows={9}
        maxLength={MESSAGE_MAX_CHARS}
        hint={values ? HINT : `${HINT} ((name)), ((job)) and ((reference)) are filled in for each.`}
        value={text.text}
        error={wrong.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button variant="brand" disabled={isBusy} onClick={send}>
        {isBusy ? 'Sending…' : count === 1 ? 'Send the mail' : `Send ${count} mails`}
      </Button>
    </div>
  )
}

type Given = Pick<Props, 'drafts' | 'onDone'>

const HINT =
  'Greeting, facts of the application, link to the status page and the warning about money are added.'

const beginning = (name: MessageTemplate, values?: MessageValues): Text => {
  const { subject, text } = MESSAGE_TEMPLATES[name]
  if (!values) return { subject, text }
  return { subject: fillIn(subject, values), text: fillIn(text, values) }
}
