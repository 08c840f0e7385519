import type { Block, Field } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { checkHref, checkPageHref } from '@/lib/shared/safeHref'
import { contentEditor } from './editor'
import { FactsBlock, JobsBlock, PaperBlock } from './keptBlocks'
import { DocumentsBlock, GalleryBlock, PictureBlock } from './mediaBlocks'

const LINE_MAX_CHARS = 200
const TEXT_MAX_CHARS = 4000
const INLINE_HINT = 'You may write **bold** and [a link](/page-address).'

const line = (name: string, more: Partial<Field> = {}): Field =>
  ({ name, type: 'text', required: true, maxLength: LINE_MAX_CHARS, ...more }) as Field // the fields of a text field

const prose = (name: string): Field => ({
  name,
  type: 'textarea',
  required: true,
  maxLength: TEXT_MAX_CHARS,
  admin: { description: INLINE_HINT },
})

const href: Field = line('href', { validate: checkHref } as Partial<Field>) // the rule of a text field

const TextBlock: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [{ name: 'body', type: 'richText', required: true, editor: contentEditor }],
}

const StepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    {
      name: 'steps',
      type: 'array',
      minRows: 1,
      maxRows: 30,
      required: true,
      fields: [
        line('title'),
        prose('text'),
        line('pays', {
          required: false,
          label: 'Who pays',
          admin: { description: 'Only where each step has a payer; shown beside the step.' },
        } as Partial<Field>), // a text field
      ],
    },
  ],
}

const FactsTableBlock: Block = {
  slug: 'factsTable',
  interfaceName: 'FactsTableBlock',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    {
      name: 'head',
      type: 'array',
      minRows: 2,
      maxRows: 6,
      required: true,
      fields: [line('text', { required: false } as Partial<Field>)], // a text field; a corner is empty
    },
    {
      name: 'rows',
      type: 'array',
      minRows: 1,
      maxRows: 60,
      required: true,
      fields: [
        {
          name: 'cells',
          type: 'array',
          minRows: 1,
          maxRows: 6,
          required: true,
          fields: [line('text', { maxLength: 1000, required: false } as Partial<Field>)], // a text field
        },
      ],
    },
  ],
}

const CalloutBlock: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: 'Callout', plural: 'Callouts' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: optionsOf({ note: 'Note', warning: 'Warning' }),
    },
    line('title'),
    prose('text'),
  ],
}

const LinksBlock: Block = {
  slug: 'links',
  interfaceName: 'LinksBlock',
  labels: { singular: 'List of links', plural: 'Lists of links' },
  fields: [
    line('title'),
    {
      name: 'links',
      type: 'array',
      minRows: 1,
      maxRows: 30,
      required: true,
      fields: [line('label'), href],
    },
  ],
}

const DownloadBlock: Block = {
  slug: 'download',
  interfaceName: 'DownloadBlock',
  labels: { singular: 'Link to a file', plural: 'Links to files' },
  fields: [
    line('label'),
    line('href', { validate: checkPageHref } as Partial<Field>), // the rule of a text field
  ],
}

const QaBlock: Block = {
  slug: 'qa',
  interfaceName: 'QaBlock',
  labels: { singular: 'Questions', plural: 'Questions' },
  fields: [
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 30,
      required: true,
      fields: [line('question'), prose('answer')],
    },
  ],
}

/** Drawn in the menu of parts; in a text's form a part is named by its kind and its own words. */
const shown = (block: Block): Block => ({
  ...block,
  admin: {
    images: { thumbnail: `/images/drawings/parts/${block.slug}.svg` },
    components: {
      Label: {
        path: '/app/(payload)/components/parts/PartLabel#PartLabel',
        clientProps: { kind: block.labels?.singular },
      },
    },
  },
})

/** The blocks that make up a page, in the order of the CMS panel's menu. */
export const CONTENT_BLOCKS: Block[] = [
  TextBlock,
  PictureBlock,
  GalleryBlock,
  StepsBlock,
  FactsTableBlock,
  FactsBlock,
  PaperBlock,
  CalloutBlock,
  QaBlock,
  LinksBlock,
  JobsBlock,
  DocumentsBlock,
  DownloadBlock,
].map(shown)
