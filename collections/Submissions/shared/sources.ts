/** Where a visitor came from, as a link names it (`?ref=`). */
export const SOURCES = {
  website: 'Website',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  google: 'Google',
  feed: 'Job feed',
  other: 'Other',
} as const

export type Source = keyof typeof SOURCES

/** The source with this name; `other` for an unknown name, `website` for none. */
export const sourceOf = (named: unknown): Source => {
  if (named === undefined || named === '') return 'website'
  return typeof named === 'string' && Object.hasOwn(SOURCES, named) ? (named as Source) : 'other'
}
