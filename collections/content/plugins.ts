import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { TAGS } from '@/lib/server/refresh'
import { checkSitePath } from '@/lib/shared/safeHref'
import { refreshOn } from '../refreshOn'
import { CONTENT_COLLECTIONS } from './shared/slugs'

/** Title and description for search engines where they shall differ from the page's own. */
export const searchEngines = seoPlugin({
  collections: [...CONTENT_COLLECTIONS],
  generateTitle: ({ doc }) => String(doc?.title ?? ''),
  generateDescription: ({ doc }) => String(doc?.description ?? ''),
  generateURL: ({ doc }) => `/${String(doc?.slug ?? '')}`,
})

/** Old addresses that lead to pages. Only to our own: an outside address would help a forger. */
export const redirects = redirectsPlugin({
  collections: [...CONTENT_COLLECTIONS],
  overrides: {
    admin: { group: 'Content' },
    hooks: { afterChange: [refreshOn(TAGS.content)], afterDelete: [refreshOn(TAGS.content)] },
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
  field.type === 'text' ? ({ ...field, validate: checkSitePath } as Field) : field // of one text
