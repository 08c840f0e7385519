import type { Payload } from 'payload'
import { createMissing } from './createMissing'
import { SEED_MESSAGE_TEMPLATES } from './data/messageTemplates'

const STEP = 10

/** Creates the missing message templates, in their order. */
export const seedMessageTemplates = (payload: Payload): Promise<void> =>
  createMissing(payload, SEED_MESSAGE_TEMPLATES, {
    field: 'name',
    notedAs: 'seeded-message-templates',
    create: (template) => {
      const sort_order = (SEED_MESSAGE_TEMPLATES.indexOf(template) + 1) * STEP
      return payload.create({
        collection: 'message-templates',
        data: { ...template, sort_order },
        disableTransaction: true,
      })
    },
  })
