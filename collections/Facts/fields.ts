import type { Field, TextareaFieldValidation, UIField } from 'payload'
import { textarea } from 'payload/shared'
import { optionsOf } from '@/lib/shared/objects'
import { checkOutsideHref } from '@/lib/shared/safeHref'
import { CONFIDENCES, FACT_COUNTRIES, FACT_TOPICS, nextReview, REVIEW_MONTHS } from './shared/fact'
import { figuresLeftOut } from './shared/figures'

/** Where the components of a fact's screens are. */
export const COMPONENTS = '/app/(payload)/components/facts'

const day = { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } } as const

/** Something that the edit view shows beside the fields. */
const ui = (name: string, component: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: {
    position,
    disableListColumn: true,
    components: { Field: `${COMPONENTS}/${component}#${component}` },
  },
})

/** A published sentence has every figure of its value: tables show one, texts and tools the other. */
const sayValue: TextareaFieldValidation = (sentence, options) => {
  const { value } = options.data as { value?: unknown } // any shape: it comes from a request
  const missing = figuresLeftOut(String(value ?? ''), String(sentence ?? ''))
  if (missing.length > 0) return `Say the value in the sentence too: ${missing.join(', ')}`
  return textarea(sentence, options)
}

/** In the order of the edit view: what the law says, then who says it and when it is checked. */
export const factFields: Field[] = [
  ui('banner', 'OverdueBanner'),
  {
    name: 'label',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'The head of its row in a table, such as: Overtime by day' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'country',
        type: 'select',
        index: true,
        options: optionsOf(FACT_COUNTRIES),
        admin: { description: 'Whose rule it is. Empty: of no country.' },
      },
      {
        name: 'topic',
        type: 'select',
        required: true,
        options: optionsOf(FACT_TOPICS),
        admin: { description: 'In which table it is shown.' },
      },
    ],
  },
  {
    name: 'value',
    type: 'text',
    required: true,
    maxLength: 300,
    admin: { description: 'With its unit, such as: 25 %. Tables and texts show it.' },
  },
  {
    name: 'sentence',
    label: 'Plain sentence',
    type: 'textarea',
    required: true,
    maxLength: 300,
    validate: sayValue,
    admin: {
      description: 'One plain sentence that is true on its own. Say the value in it.',
    },
  },
  {
    name: 'source',
    type: 'group',
    admin: { description: 'Readers see it beside the fact, with the date of the last check.' },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'Law or guide, with its number and article.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'publisher',
            type: 'text',
            required: true,
            maxLength: 200,
            admin: { description: 'Who published it, such as: Ministry of Labour, Qatar' },
          },
          {
            name: 'year',
            type: 'number',
            min: 1900,
            max: 2100,
            admin: { description: 'The year of the law or of its last change.' },
          },
        ],
      },
      {
        name: 'link',
        type: 'text',
        maxLength: 300,
        validate: (value: unknown) => !value || checkOutsideHref(value),
        admin: { description: 'Its address on the official site. Empty: there is none.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'confidence',
        type: 'select',
        required: true,
        defaultValue: 'secondary',
        options: optionsOf(CONFIDENCES),
        admin: { description: 'How close the source is to the law itself.' },
      },
      {
        name: 'checked',
        label: 'Last checked',
        type: 'date',
        required: true,
        defaultValue: () => new Date().toISOString(),
        admin: { ...day, description: 'Shown to readers beside the fact.' },
      },
      {
        name: 'review',
        label: 'Check again',
        type: 'date',
        required: true,
        defaultValue: () => nextReview('secondary', new Date()),
        admin: {
          ...day,
          description: `“Still true” sets it ${REVIEW_MONTHS.law} months ahead, ${REVIEW_MONTHS.secondary} for a secondary source. After this day readers are told whom to ask.`,
          components: { Cell: `${COMPONENTS}/ReviewCell#ReviewCell` },
        },
      },
    ],
  },
  {
    name: 'confirm',
    label: 'Whom the reader asks',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: {
      description: 'Office, address and number, such as: MoHRE (mohre.gov.ae, 600590000)',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'amount',
        type: 'number',
        admin: { description: 'The number alone, for the tools that calculate.' },
      },
      {
        name: 'unit',
        type: 'text',
        maxLength: 12,
        admin: { description: 'percent, days, hours, months, or a currency such as AED' },
      },
    ],
  },
  ui('readers', 'ReadersView', 'sidebar'),
  ui('quoted', 'QuotedOn', 'sidebar'),
  {
    name: 'key',
    type: 'text',
    required: true,
    unique: true,
    maxLength: 80,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z]+(?:[.-][a-z0-9]+)+$/.test(value)) ||
      'Small letters, digits, dots and hyphens, such as ae.overtime.day',
    admin: {
      position: 'sidebar',
      description: 'Texts and tools quote the fact by this name. Change it only when nothing does.',
    },
  },
]
