import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { TAGS } from '@/lib/server/refresh'
import { isStaff } from '../access'
import { refreshOn } from '../refreshOn'

const CONTENT = ['pages', 'news-articles']

/** Title and description for search engines where they shall differ from the page's own. */
export const searchEngines = seoPlugin({
  collections: CONTENT,
  generateTitle: ({ doc }) => String(doc?.title ?? ''),
  generateDescription: ({ doc }) => String(doc?.description ?? ''),
  generateURL: ({ doc }) => `/${String(doc?.slug ?? '')}`,
})

/** Old addresses that lead to pages. Only to our own: an outside address would help a forger. */
export const redirects = redirectsPlugin({
  collections: CONTENT,
  overrides: {
    admin: { group: 'Content' },
    access: { read: isStaff, create: isStaff, update: isStaff, delete: isStaff },
    hooks: { afterChange: [refreshOn(TAGS.content)], afterDelete: [refreshOn(TAGS.content)] },
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => {
        if (!('name' in field) || field.name !== 'to' || field.type !== 'group') return field
        return {
          ...field,
          fields: field.fields.map((inner) =>
            'name' in inner && inner.name === 'url' && inner.type === 'text'
              ? {
                  ...inner,
                  validate: (value: unknown) =>
                    !value ||
                    (typeof value === 'string' && /^\/(?![/\\])/.test(value)) ||
                    'Please give a path of this site, such as /visa',
                }
              : inner,
          ),
        }
      }),
  },
})
