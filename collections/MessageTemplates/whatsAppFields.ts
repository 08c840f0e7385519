import type {
  Field,
  SelectFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { select, text, textarea } from 'payload/shared'
import { fieldProblem, hasToFillIn, isFieldTwice } from '@/collections/Applications/shared/messages'
import { optionsOf } from '@/lib/shared/objects'
import { WHATSAPP_CATEGORIES } from './shared/categories'

/** WhatsApp's own limits for the body of a template. */
const BODY_MAX_CHARS = 1024

type Siblings = { whatsapp_name?: string | null }

const NAME = /^[a-z\d_]{1,512}$/
const LANGUAGE = /^[a-z]{2,3}(_[A-Z]{2})?$/

const name: TextFieldSingleValidation = (value, options) =>
  value && !NAME.test(value)
    ? 'Small letters, digits and _ only, as WhatsApp lists it'
    : text(value, options)

/** Needed as soon as there is a name. */
const language: TextFieldSingleValidation = (value, options) => {
  const { whatsapp_name } = options.siblingData as Siblings // the fields below
  if (whatsapp_name && !value) return 'Name the language of the approved text, such as en'
  return value && !LANGUAGE.test(value) ? 'Such as en, hi or pt_BR' : text(value, options)
}

/** Nobody knows it but WhatsApp: a default would send advertising to people who never agreed. */
const category: SelectFieldSingleValidation = (value, options) => {
  const { whatsapp_name } = options.siblingData as Siblings // the fields below
  return whatsapp_name && !value ? 'Choose the kind that WhatsApp approved' : select(value, options)
}

const body: TextareaFieldValidation = (value, options) => {
  const { whatsapp_name } = options.siblingData as Siblings // the fields below
  if (!value) return whatsapp_name ? 'Copy the approved text here' : true
  if (hasToFillIn(value)) return 'An approved text cannot be changed by staff: no sign …'
  if (isFieldTwice(value)) return 'A field may be used once: WhatsApp numbers them'
  return fieldProblem(value) ?? textarea(value, options)
}

/** The text that WhatsApp has approved for this occasion (docs/adr/0071). Without a name there is none. */
export const whatsAppFields: Field[] = [
  {
    name: 'whatsapp_name',
    label: 'WhatsApp template',
    type: 'text',
    maxLength: 512,
    validate: name,
    admin: { description: 'The name of the approved template at WhatsApp. Empty: only by mail.' },
  },
  {
    name: 'whatsapp_language',
    label: 'Language of the WhatsApp template',
    type: 'text',
    maxLength: 6,
    validate: language,
    admin: { description: 'As WhatsApp lists it, such as en or hi.' },
  },
  {
    name: 'whatsapp_category',
    label: 'Kind of the WhatsApp template',
    type: 'select',
    validate: category,
    options: optionsOf(WHATSAPP_CATEGORIES),
    admin: {
      description:
        'As WhatsApp approved it. Marketing goes only to people who agreed to news by WhatsApp.',
    },
  },
  {
    name: 'whatsapp_text',
    label: 'Text of the WhatsApp template',
    type: 'textarea',
    maxLength: BODY_MAX_CHARS,
    validate: body,
    admin: {
      rows: 8,
      description:
        'The approved text, with ((name)), ((job)) or ((reference)) where it has {{1}}, {{2}} and so on. Each may be used once.',
    },
  },
]
