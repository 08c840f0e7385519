import type { CollectionConfig, TextFieldSingleValidation, UIField } from 'payload'
import { text, textarea } from 'payload/shared'
import { fieldProblem } from '@/collections/Applications/shared/messages'
import { noteRestore, recordDeletion, recordEdit } from '@/collections/editing/recordEdit'
import { MESSAGE_MAX_CHARS, MESSAGE_SUBJECT_MAX_CHARS } from '@/lib/shared/limits'
import { mapValues, optionsOf } from '@/lib/shared/objects'
import { OCCASIONS } from './shared/occasions'
import { whatsAppFields } from './whatsAppFields'

const preview: UIField = {
  name: 'preview',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: '/app/(payload)/components/messages/MessagePreview#MessagePreview',
    },
  },
}

const fillable: TextFieldSingleValidation = (value, options) =>
  fieldProblem(value ?? '') ?? text(value, options)

/**
 * The texts that staff begin a message to an applicant with (docs/adr/0056). What is stored has only
 * fields that can be filled in; the sign … stands for what is written before a message is sent.
 */
export const MessageTemplates: CollectionConfig = {
  slug: 'message-templates',
  labels: { singular: 'Message template', plural: 'Message templates' },
  admin: {
    useAsTitle: 'name',
    group: 'Lists',
    description: 'The texts that staff begin a message to an applicant with.',
    defaultColumns: ['name', 'occasion', 'subject', 'active', 'sort_order'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'sort_order',
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [noteRestore],
    afterChange: [recordEdit],
    afterDelete: [recordDeletion],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      admin: { description: 'What staff choose it by. For a rejection: the reason.' },
    },
    {
      name: 'occasion',
      type: 'select',
      required: true,
      options: optionsOf(mapValues(OCCASIONS, ({ label }) => label)),
      admin: {
        description: 'What it is for. The first text for a stage is offered with the stage.',
      },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: MESSAGE_SUBJECT_MAX_CHARS,
      validate: fillable,
      admin: { description: 'Of the mail. It may have the same fields as the text.' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: MESSAGE_MAX_CHARS,
      validate: (value, options) => fieldProblem(value ?? '') ?? textarea(value, options),
      admin: {
        rows: 12,
        description:
          '((name)), ((job)) and ((reference)) are filled in for each person. Staff must write what stands for the sign … before they send it.',
      },
    },
    preview,
    ...whatsAppFields,
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Only active texts are offered.' },
    },
    {
      name: 'sort_order',
      label: 'Order',
      type: 'number',
      required: true,
      defaultValue: 500,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'A smaller number is offered before a larger one.',
      },
    },
  ],
}
