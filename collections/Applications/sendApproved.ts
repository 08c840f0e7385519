import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { messageKey } from '@/collections/Mails/messages'
import type { FilledTemplate, NewMail } from '@/collections/Mails/newMail'
import { putInOutbox } from '@/collections/Mails/outbox'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { whatsAppAccount } from '@/collections/WhatsApp/account'
import { mayWrite } from '@/collections/WhatsApp/mayWrite'
import { countingMessages, sentOnDay } from '@/collections/WhatsApp/sentToday'
import { failureText } from '@/collections/WhatsApp/shared/failures'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { dayAndMonth, officeDateTime } from '@/lib/shared/format'
import { escapeHtml } from '@/lib/shared/html'
import type { Application, MessageTemplate, User } from '@/payload-types'
import { findApplication, NOT_LISTED } from './openApplication'
import { fieldValues, fillIn, messageValues } from './shared/messages'
import type { ApprovedUpdate } from './updateSchema'

/**
 * application_update.php with an approved text: writes it to one applicant by the WhatsApp API, through
 * the outbox. It waits like a mail and can be taken back until then. `text`: what staff saw, with the
 * values; another one is not sent. A repeat with the same `message_id` writes nothing.
 */
export const sendApproved = async (
  payload: Payload,
  user: User,
  { approved_to, message_id = randomUUID(), template, text }: ApprovedUpdate,
  now = new Date(),
): Promise<Answer> => {
  const account = await whatsAppAccount(payload)
  if (!account) return refuse('WhatsApp is not set up. An admin sets it in the outbox.')
  const application = await findApplication(payload, approved_to)
  if (!application || application.erasure_asked_at) return refuse(NOT_LISTED)
  const { phone_e164, phone_valid } = application
  if (!phone_e164 || !phone_valid) return refuse('WhatsApp cannot reach this number.')
  const approved = await approvedText(payload, template)
  if (!approved) return refuse('There is no such WhatsApp text any more. Choose another.')
  const filled = fill(approved, application)
  if (!filled) return refuse('A field of the text is empty for this person: nothing was sent.')
  const sendAt = sendingTime(now)
  const mail: NewMail & { template: FilledTemplate } = {
    ...{ key: messageKey(message_id, application.id), kind: 'message', channel: 'whatsapp' },
    ...{ to: phone_e164, application: application.id, next_try_at: sendAt.toISOString() },
    ...filled,
  }
  const { perDay } = account
  const refused = await write(payload, mail, { perDay, sendAt, seen: text })
  if (refused) return refuse(refused)
  await record(payload, {
    ...{ by: user, action: 'change', subject: 'applications', subject_id: application.id },
    detail: `WhatsApp message ${message_id}`,
  })
  return succeed(
    { message_id, count: 1 },
    `1 message is sent by WhatsApp at ${officeDateTime(sendAt.toISOString())}, Mumbai time.`,
  )
}

type Approved = Pick<MessageTemplate, 'subject' | 'whatsapp_category'> &
  Record<'whatsapp_name' | 'whatsapp_language' | 'whatsapp_text', string>

const approvedText = async (payload: Payload, id: number): Promise<Approved | null> => {
  const found = await payload.findByID({
    collection: 'message-templates',
    id,
    disableErrors: true,
  })
  if (!found?.active) return null
  const { subject, whatsapp_category, whatsapp_name, whatsapp_language, whatsapp_text } = found
  if (!whatsapp_name || !whatsapp_language || !whatsapp_text) return null
  return { subject, whatsapp_category, whatsapp_name, whatsapp_language, whatsapp_text }
}

/** Null when a field is empty for this person. */
const fill = (approved: Approved, application: Application) => {
  const job = typeof application.job_id === 'object' ? application.job_id : null
  const values = messageValues({ ...application, job_title: job?.job_title ?? null })
  const parameters = fieldValues(approved.whatsapp_text, values)
  if (!parameters) return null
  const text = fillIn(approved.whatsapp_text, values)
  return {
    subject: fillIn(approved.subject, values).slice(0, 200),
    text,
    html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    template: {
      name: approved.whatsapp_name,
      language: approved.whatsapp_language,
      // Of an unknown kind: the stricter one.
      category: approved.whatsapp_category ?? 'marketing',
      parameters,
    },
  }
}

type Given = {
  perDay: number
  sendAt: Date
  /** The text that staff saw. */
  seen: string
}

/** Writes it unless the person, or the limit of the day, forbids it; then says why. */
const write = (
  payload: Payload,
  mail: NewMail & { template: FilledTemplate },
  { perDay, sendAt, seen }: Given,
): Promise<string | null> =>
  countingMessages(async () => {
    const forbidden = await mayWrite(payload, {
      ...{ to: mail.to, application: mail.application },
      category: mail.template.category,
    })
    if (forbidden) return failureText(forbidden)
    const isRepeat = await payload.count({
      collection: 'mails',
      where: { key: { equals: mail.key } },
    })
    if (isRepeat.totalDocs > 0) return null
    if (inOneLine(seen) !== inOneLine(mail.text)) {
      return 'The text was changed meanwhile. Read it again.'
    }
    if ((await sentOnDay(payload, sendAt)) >= perDay) {
      const day = dayAndMonth(sendAt.toISOString())
      return `The limit of ${perDay} WhatsApp messages a day is reached on ${day}. Write a mail, or wait until the next day of sending.`
    }
    await putInOutbox(payload, mail)
    return null
  })

/** Browsers and forms change white space. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
