import type { CollectionConfig, Field } from 'payload'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { noteDraftSave } from '@/collections/editing/draftSave'
import { noteRestore, recordDeletion, recordEdit } from '@/collections/editing/recordEdit'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { env } from '@/lib/server/settings/env'
import { optionsOf } from '@/lib/shared/objects'
import { CONTENT_BLOCKS } from './blocks'
import { keepFixedPage, refuseFixedPageDeletion } from './fixedPages'
import { beginUnchanged, guardSlug } from './hooks'
import { pictureField } from './mediaBlocks'
import { SLUG_MAX_CHARS, slugProblem } from './shared/slugs'

type Kinds = Record<string, string>

/** Pages and NewsArticles share everything but their kinds. */
export const contentCollection = (
  own: Pick<CollectionConfig, 'slug' | 'labels'>,
  kinds: Kinds,
  more: Field[] = [],
): CollectionConfig => ({
  ...own,
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'slug', 'kind', '_status', 'last_reviewed'],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['title', 'slug', 'description'],
    preview: ({ slug }) => previewUrl(slug),
    livePreview: { url: ({ data }) => previewUrl(data.slug) },
  },
  defaultSort: 'title',
  versions: {
    maxPerDoc: 20,
    drafts: {
      autosave: { interval: 2000, showSaveDraftButton: true },
      schedulePublish: true,
      validate: false,
    },
  },
  hooks: {
    beforeOperation: [noteDraftSave, noteRestore],
    beforeChange: [keepFixedPage, guardSlug, beginUnchanged],
    beforeDelete: [refuseFixedPageDeletion],
    afterChange: [refreshOn(TAGS.content), recordEdit],
    afterDelete: [refreshOn(TAGS.content), recordDeletion],
  },
  fields: [...mainFields, ...sideFields(kinds), ...more],
})

const mainFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 110, localized: true },
  {
    name: 'lead',
    type: 'textarea',
    required: true,
    maxLength: 500,
    localized: true,
    admin: { description: 'One or two sentences that answer the reader at once.' },
  },
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 200,
    localized: true,
    admin: { description: 'For search engines: 110 to 155 characters.' },
  },
  {
    name: 'meta_title',
    label: 'Title in search results',
    type: 'text',
    maxLength: 110,
    localized: true,
    admin: { description: 'Only where search results need another title than the page.' },
  },
  {
    name: 'layout',
    label: 'Text',
    labels: { singular: 'Part', plural: 'Parts' },
    type: 'blocks',
    localized: true,
    blocks: CONTENT_BLOCKS,
    maxRows: 60,
  },
  {
    name: 'sources',
    type: 'array',
    maxRows: 30,
    admin: { description: 'The sources of the statements on this page.' },
    fields: [{ name: 'text', type: 'text', required: true, maxLength: 300 }],
  },
]

const sidePicture = (name: string, label: string, description: string): Field => {
  const field = pictureField(name, label, description)
  return { ...field, admin: { ...field.admin, position: 'sidebar' } } as Field // an upload field for one file
}

const sideFields = (kinds: Kinds): Field[] => [
  {
    name: 'slug',
    label: 'Address',
    type: 'text',
    required: true,
    unique: true,
    maxLength: SLUG_MAX_CHARS,
    validate: (value: unknown) => slugProblem(value) ?? true,
    // Payload would add words that no address may hold.
    hooks: {
      beforeDuplicate: [({ value }) => `${String(value).slice(0, SLUG_MAX_CHARS - 5)}-copy`],
    },
    admin: {
      position: 'sidebar',
      description: 'The part after the domain, such as jobs-in-oman',
      components: { Field: '/app/(payload)/components/AddressField#AddressField' },
    },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    defaultValue: Object.keys(kinds)[0],
    options: optionsOf(kinds),
    admin: { position: 'sidebar' },
  },
  {
    name: 'last_reviewed',
    label: 'Last reviewed',
    type: 'date',
    required: true,
    defaultValue: () => new Date().toISOString(),
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    },
  },
  {
    name: 'country',
    type: 'select',
    options: optionsOf(DESTINATIONS),
    admin: { position: 'sidebar', description: 'Shows its skyline and its open jobs.' },
  },
  {
    name: 'industries',
    type: 'select',
    hasMany: true,
    options: optionsOf(JOB_INDUSTRIES),
    admin: { position: 'sidebar' },
  },
  sidePicture(
    'header_picture',
    'Header picture',
    'Shown below the title, cut to a wide strip around its focal point.',
  ),
  sidePicture(
    'share_picture',
    'Share picture',
    'Shown where the page is shared. Empty: a card with its title and our number.',
  ),
  {
    name: 'canonical_slug',
    label: 'Address of the current page',
    type: 'text',
    maxLength: SLUG_MAX_CHARS,
    validate: (value: unknown) => (value ? (slugProblem(value) ?? true) : true),
    admin: {
      position: 'sidebar',
      condition: (data) => data.kind === 'archive',
      description: 'For an archive page: the page that replaces it.',
    },
  },
]

const previewUrl = (slug: unknown): string | null =>
  slugProblem(slug) === null ? `${env.siteUrl}/internal/preview?slug=${String(slug)}` : null
