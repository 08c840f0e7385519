import type { Payload } from 'payload'
import type { FilledTemplate } from './newMail'
import type { MessageJson } from './shared/json'

/** The key of a message to an application: `message_id` is that of the whole message. */
export const messageKey = (message_id: string, application: number | '' = ''): string =>
  `message:${message_id.toLowerCase()}:${application}`

/** The messages that staff wrote to an applicant by mail or by the WhatsApp API, newest first. */
export const messagesTo = async (payload: Payload, application: number): Promise<MessageJson[]> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ application: { equals: application } }, { kind: { equals: 'message' } }] },
    sort: '-id',
    depth: 0,
    pagination: false,
    select: {
      ...{ key: true, channel: true, subject: true, text: true, state: true, problem: true },
      ...{ createdAt: true, next_try_at: true, template: true },
    },
  })
  return docs.map(({ key, channel, subject, text, state, problem, template, ...times }) => ({
    message_id: key.split(':')[1] ?? '',
    channel,
    subject,
    text: channel === 'whatsapp' ? text : null,
    state,
    problem: problem ?? null,
    category: (template as FilledTemplate | null)?.category ?? null, // sendApproved.ts wrote it
    at: times.createdAt,
    send_at: times.next_try_at ?? null,
  }))
}
