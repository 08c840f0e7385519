import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text, textarea } from 'payload/shared'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { englishProblem, entriesProblem } from './entries'

const searchable: TextFieldSingleValidation = (value, options) =>
  englishProblem(value ?? '') ?? text(value, options)

/**
 * Trades as people search for them, in any language and in Latin letters (searchesFor.ts). Not the
 * positions of the registration form: those are finer ("Welder - 6G"), and only admins change them.
 */
export const Trades: CollectionConfig = {
  slug: 'trades',
  labels: { singular: 'Trade', plural: 'Trades' },
  admin: {
    useAsTitle: 'english',
    group: 'Lists',
    description: 'How the job search understands trades in other languages and spellings.',
    defaultColumns: ['english', 'words'],
    listSearchableFields: ['english', 'words'],
    pagination: { defaultLimit: 100 },
  },
  defaultSort: 'english',
  hooks: { afterChange: [refreshOn(TAGS.lists)], afterDelete: [refreshOn(TAGS.lists)] },
  fields: [
    {
      name: 'english',
      label: 'English words',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      validate: searchable,
      admin: {
        description:
          'What the search looks for in jobs: all words, or one of those with a slash between: helper/labour',
      },
    },
    {
      name: 'words',
      label: 'What people type',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      validate: (value, options) => entriesProblem(value ?? '') ?? textarea(value, options),
      admin: {
        rows: 20,
        description:
          'One on each line, in any language, or as people write it in English letters: darzi. Accents, vowel signs and digits of other scripts do not matter.',
      },
    },
  ],
}
