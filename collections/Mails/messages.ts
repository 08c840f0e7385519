import type { Payload } from 'payload'
import type { MessageJson } from './shared/json'

/** The key of a message to an application: `message_id` is that of the whole message. */
export const messageKey = (message_id: string, application: number | '' = ''): string =>
  `message:${message_id.toLowerCase()}:${application}`

/** The messages that staff wrote to an applicant, newest first. */
export const messagesTo = async (payload: Payload, application: number): Promise<MessageJson[]> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ application: { equals: application } }, { kind: { equals: 'message' } }] },
    sort: '-id',
    depth: 0,
    pagination: false,
    select: { key: true, subject: true, state: true, createdAt: true, next_try_at: true },
  })
  return docs.map(({ key, subject, state, createdAt, next_try_at }) => ({
    message_id: key.split(':')[1] ?? '',
    subject,
    state,
    at: createdAt,
    send_at: next_try_at ?? null,
  }))
}
