import type { Payload } from 'payload'
import { whatsAppAccount } from '@/collections/WhatsApp/account'
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
  const hasWhatsApp = (await whatsAppAccount(payload)) !== null
  return docs.map(({ id, name, occasion, subject, text, ...approved }) => ({
    ...{ id, name, occasion, subject, text },
    whatsapp:
      hasWhatsApp && approved.whatsapp_name && approved.whatsapp_text
        ? { text: approved.whatsapp_text, category: approved.whatsapp_category ?? 'marketing' }
        : null,
  }))
}
