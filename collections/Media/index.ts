import type { CollectionConfig } from 'payload'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { ALT_MAX_CHARS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { receiveUpload } from './receiveUpload'
import { DOCUMENT_LIMIT, PICTURE_LIMIT, PIXELS_LIMIT } from './refusals'
import { refuseDeletionInUse } from './refuseDeletionInUse'
import { thumbnail } from './shared/media'
import { afterDeletion, afterUpload, removeRefused, storeUpload } from './storeUpload'

const COMPONENTS = '/app/(payload)/components/media'

/** What only the program writes. */
const kept = { hidden: true, readOnly: true, disableBulkEdit: true } as const

/** Pictures and documents that pages show (docs/product.md §16, docs/adr/0030). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  disableDuplicate: true,
  upload: {
    // The files are kept beside resumes and logos (lib/server/files/storage.ts), not by Payload.
    disableLocalStorage: true,
    // For the file picker; checkFile.ts decides, by content.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
    crop: false,
    focalPoint: true,
    pasteURL: false,
    displayPreview: true,
    adminThumbnail: ({ doc }) => thumbnail(doc),
    handlers: [
      (_req, { params }) => new Response(null, { status: 302, headers: toFile(params.filename) }),
    ],
  },
  admin: {
    useAsTitle: 'original_name',
    group: 'Content',
    description: `Pictures (JPEG, PNG, WebP, AVIF up to ${PICTURE_LIMIT} and ${PIXELS_LIMIT} megapixels) and documents (PDF up to ${DOCUMENT_LIMIT}). Pictures are turned into AVIF and WebP in up to four widths.`,
    defaultColumns: ['original_name', 'alt', 'used_in'],
    listSearchableFields: ['original_name', 'alt', 'credit'],
    components: { beforeListTable: [`${COMPONENTS}/MediaFilters#MediaFilters`] },
  },
  defaultSort: '-updatedAt',
  hooks: {
    beforeOperation: [receiveUpload],
    beforeChange: [storeUpload],
    afterChange: [afterUpload, refreshOn(TAGS.content)],
    afterRead: [({ doc }) => ({ ...doc, url: doc.filename ? paths.media(doc.filename) : null })],
    beforeDelete: [refuseDeletionInUse],
    afterDelete: [afterDeletion, refreshOn(TAGS.content)],
    afterError: [removeRefused],
  },
  fields: [
    {
      name: 'alt',
      label: 'Alt text or title',
      type: 'textarea',
      required: true,
      maxLength: ALT_MAX_CHARS,
      admin: {
        rows: 2,
        description:
          'Picture: say what is in it, as on the phone to somebody. PDF: its title, as visitors read it on the link. It belongs to the file and is the same on every page.',
      },
    },
    {
      name: 'credit',
      label: 'Credit',
      type: 'text',
      maxLength: 100,
      admin: { description: 'Who made it, shown small below it, such as: Photo: A. Kumar' },
    },
    {
      name: 'used_in',
      label: 'Used in',
      type: 'ui',
      admin: {
        components: {
          Field: `${COMPONENTS}/UsedIn#UsedIn`,
          Cell: `${COMPONENTS}/UsedIn#UsedInCell`,
        },
      },
    },
    {
      name: 'original_name',
      label: 'File',
      type: 'text',
      admin: {
        readOnly: true,
        disableBulkEdit: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.original_name),
        description: 'Its name on the computer it came from. Visitors never see it.',
        components: { Cell: `${COMPONENTS}/FileCell#FileCell` },
      },
    },
    { name: 'kind', type: 'select', index: true, options: ['picture', 'document'], admin: kept },
    { name: 'pages', type: 'number', admin: kept },
    { name: 'sha256', type: 'text', unique: true, admin: kept },
    {
      name: 'renditions',
      type: 'array',
      admin: { hidden: true, disableBulkEdit: true },
      fields: [
        { name: 'format', type: 'select', required: true, options: ['avif', 'webp'] },
        { name: 'width', type: 'number', required: true },
        { name: 'height', type: 'number', required: true },
        { name: 'file', type: 'text', required: true, index: true },
      ],
    },
  ],
}

const toFile = (file: string) => ({ Location: paths.media(encodeURIComponent(file)) })
