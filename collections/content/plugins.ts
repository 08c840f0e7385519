import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field } from 'payload'
import { TAGS } from '@/lib/server/cache/changes'
import { checkSitePath } from '@/lib/shared/safeHref'
import { refreshOn } from '../refreshOn'
import { refuseEndless } from './refuseEndless'
import { CONTENT_COLLECTIONS } from './shared/slugs'

/** Redirects from old addresses. Only to this site: a redirect to another would help forgers. */
export const redirects = redirectsPlugin({
  collections: [...CONTENT_COLLECTIONS],
  overrides: {
    admin: {
      group: 'Content',
      useAsTitle: 'from',
      description: 'Old addresses, and where their visitors go now.',
      defaultColumns: ['from', 'to.reference', 'to.url', 'createdAt'],
      listSearchableFields: ['from', 'to.url'],
    },
    defaultSort: 'from',
    hooks: {
      beforeChange: [refuseEndless],
      afterChange: [refreshOn(TAGS.content)],
      afterDelete: [refreshOn(TAGS.content)],
    },
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        field.type === 'group'
          ? { ...field, fields: field.fields.map(withSitePath) }
          : withSitePath(field),
      ),
  },
})

/** `from` and `to.url` are the text fields of a redirect. */
const withSitePath = (field: Field): Field =>
  field.type === 'text' ? ({ ...field, validate: checkSitePath } as Field) : field // a single text field, which takes this validator
