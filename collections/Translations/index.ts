import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { textarea } from 'payload/shared'
import { recordDeletion, recordEdit } from '@/collections/editing/recordEdit'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { LANGUAGES, otherLanguages } from '@/lib/shared/languages'
import { digestOf } from './digest'
import { translationProblem } from './shared/translationProblem'

/** Longer than the longest text of a page, as other scripts and languages need more characters. */
const TEXT_MAX_CHARS = 8000

/** The English text decides where a translation is shown; who confirmed it is noted by itself. */
const noteReview: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const is = { ...originalDoc, ...data }
  const changed = operation === 'create' || is.text !== originalDoc?.text
  const reviewed = is.state === 'reviewed'
  const isNew = reviewed && (changed || originalDoc?.state !== 'reviewed')
  return {
    ...data,
    // Payload checks the fields after this hook: what was sent may be no text.
    digest: digestOf(String(is.english ?? '')),
    ...(isNew && { reviewed_by: req.user?.name ?? null, reviewed_at: new Date().toISOString() }),
    ...(!reviewed && { reviewed_by: null, reviewed_at: null }),
  }
}

/** Pages in a language that is off are not shown: nothing has to be made anew for them. */
const refreshPages: CollectionAfterChangeHook & CollectionAfterDeleteHook = async (change) => {
  const { doc, req } = change
  const { site_languages } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return site_languages?.includes(doc.language) ? refreshOn(TAGS.content)(change) : doc
}

/**
 * Texts of pages and facts in other languages (docs/adr/0061). A row belongs to an English text, not
 * to a place: the same sentence is translated once, and a changed sentence has no translation until
 * somebody writes it.
 */
export const Translations: CollectionConfig = {
  slug: 'translations',
  labels: { singular: 'Translation', plural: 'Translations' },
  admin: {
    useAsTitle: 'english',
    group: 'Content',
    description: 'What pages and facts say in other languages. Interface words are in the program.',
    defaultColumns: ['english', 'language', 'text', 'state', 'page'],
    listSearchableFields: ['english', 'text', 'page'],
    pagination: { defaultLimit: 50 },
    components: {
      beforeListTable: [
        '/app/(payload)/components/translations/TranslationSheets#TranslationSheets',
      ],
    },
  },
  defaultSort: ['page', 'id'],
  indexes: [{ fields: ['language', 'digest'], unique: true }],
  hooks: {
    beforeChange: [noteReview],
    afterChange: [refreshPages, recordEdit],
    afterDelete: [refreshPages, recordDeletion],
  },
  fields: [
    {
      name: 'english',
      type: 'textarea',
      required: true,
      maxLength: TEXT_MAX_CHARS,
      admin: { rows: 4 },
    },
    {
      name: 'text',
      label: 'Translation',
      type: 'textarea',
      required: true,
      maxLength: TEXT_MAX_CHARS,
      validate: (value, options) => {
        const { english } = options.siblingData as { english?: string } // the fields of this row
        return (
          translationProblem(String(english ?? ''), String(value ?? '')) ?? textarea(value, options)
        )
      },
      admin: { rows: 6 },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      options: otherLanguages.map((value) => ({ value, label: LANGUAGES[value].name })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'unreviewed',
      options: [
        { value: 'unreviewed', label: 'Not yet reviewed' },
        { value: 'reviewed', label: 'Reviewed by a native speaker' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'page',
      type: 'text',
      index: true,
      maxLength: 200,
      admin: { position: 'sidebar' },
    },
    {
      name: 'reviewed_by',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'reviewed_at',
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'digest',
      type: 'text',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
