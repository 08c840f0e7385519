import type { Block, Field, UploadField } from 'payload'
import { CHOSEN_FILES } from '@/collections/Media/shared/media'

/** The rule of an upload field: only files of this kind. */
const only = (kind: 'picture' | 'document'): UploadField['filterOptions'] => ({
  kind: { equals: kind },
})

const caption: Field = {
  name: 'caption',
  type: 'text',
  maxLength: 200,
  admin: { description: 'Shown below. Leave it empty where the text says it already.' },
}

/** An upload field for one picture. */
export const pictureField = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: only('picture'),
  displayPreview: true,
  admin: { ...CHOSEN_FILES, description },
})

export const PictureBlock: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    {
      ...pictureField('picture', 'Picture', 'Its alt text belongs to the file: change it there.'),
      required: true,
    } as Field, // an upload field for one file
    caption,
    {
      name: 'width',
      type: 'radio',
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'As wide as the text' },
        { value: 'half', label: 'Half as wide, for a tall picture' },
      ],
      admin: { description: 'On a phone every picture has the full width.' },
    },
  ],
}

export const GalleryBlock: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: 12,
      filterOptions: only('picture'),
      admin: {
        ...CHOSEN_FILES,
        description: 'Two to twelve pictures; the first is shown large.',
      },
    },
    caption,
  ],
}

export const DocumentsBlock: Block = {
  slug: 'documents',
  interfaceName: 'DocumentsBlock',
  labels: { singular: 'Documents to download', plural: 'Documents to download' },
  fields: [
    {
      name: 'documents',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 12,
      filterOptions: only('document'),
      admin: {
        ...CHOSEN_FILES,
        description: 'PDFs of the media library, listed with type, pages and size.',
      },
    },
  ],
}
