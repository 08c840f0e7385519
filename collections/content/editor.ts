import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { checkHref } from '@/lib/shared/safeHref'

const withSafeUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text'
    ? { ...field, validate: (value: unknown) => checkHref(value), hooks: {} }
    : field

/** The editor of text blocks: only headings, bold, italic, lists, links and files of the media library. */
export const contentEditor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => defaultFields.map(withSafeUrl),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: {
          fields: [
            {
              name: 'caption',
              type: 'text',
              maxLength: 200,
              admin: { description: 'Shown below the picture.' },
            },
          ],
        },
      },
    }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
})
