/** Where a visitor came from, as a link names it (`?ref=`). */
export const SOURCES = {
  website: 'Website',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  google: 'Google',
  feed: 'Job feed',
  other: 'Other',
  // No link can name it: collections/Imports.
  import: 'Imported list',
} as const

export type Source = keyof typeof SOURCES

/** The source with this name; `other` for an unknown name, `website` for none. A visitor comes from no imported list. */
export const sourceOf = (named: unknown): Source => {
  if (named === undefined || named === '') return 'website'
  if (named === 'import') return 'other'
  return typeof named === 'string' && Object.hasOwn(SOURCES, named) ? (named as Source) : 'other'
}
