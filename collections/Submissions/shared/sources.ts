/** Where a visitor came from, as a link of ours says it (`?ref=`). */
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

/** The named source; what is not on the list is `other`, nothing is `website`. */
export const sourceOf = (named: unknown): Source => {
  if (named === undefined || named === '') return 'website'
  return typeof named === 'string' && Object.hasOwn(SOURCES, named) ? (named as Source) : 'other'
}
