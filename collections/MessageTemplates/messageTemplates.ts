import type { Payload } from 'payload'
import type { MessageTemplateJson } from './shared/json'

/** message_templates.php: the texts that staff may begin a message with, in their order. */
export const messageTemplates = async (payload: Payload): Promise<MessageTemplateJson[]> => {
  const { docs } = await payload.find({
    collection: 'message-templates',
    where: { active: { equals: true } },
    sort: ['sort_order', 'id'],
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, name, occasion, subject, text }) => ({
    id,
    name,
    occasion,
    subject,
    text,
  }))
}
