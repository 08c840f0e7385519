import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { canRefer, referencesIn } from './references'

/** Where a file is used: a document and the place in it, with its address in the CMS panel. */
export type Use = { title: string; place: string; href: string; isDraft: boolean }

type Uses = Map<number, Use[]>

/**
 * Where each file of the media library is used: in what is published, in newer drafts, and in the
 * settings. Old versions do not count: whoever brings one back gets the page without the file.
 */
export const findUses = async (payload: Payload, req?: PayloadRequest): Promise<Uses> => {
  const uses: Uses = new Map()
  for (const { admin, flattenedFields, slug, versions } of payload.config.collections) {
    if (!canRefer(flattenedFields) || slug === 'media') continue
    const collection = slug as CollectionSlug // of the configuration
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const { docs } = await payload.find({ collection, draft, pagination: false, req })
      for (const doc of docs) {
        const row: Record<string, unknown> = { ...doc }
        const title = String(row[admin.useAsTitle ?? 'id'] || 'Untitled')
        const at = { title, href: `/admin/collections/${slug}/${doc.id}`, isDraft: draft }
        for (const { media, place } of referencesIn(flattenedFields, row)) {
          note(uses, media, { ...at, place })
        }
      }
    }
  }
  for (const { flattenedFields, label, slug } of payload.config.globals) {
    if (!canRefer(flattenedFields)) continue
    const doc = await payload.findGlobal({ slug: slug as GlobalSlug, req }) // of the configuration
    const title = typeof label === 'string' ? label : slug
    for (const { media, place } of referencesIn(flattenedFields, { ...doc })) {
      note(uses, media, { title, place, href: `/admin/globals/${slug}`, isDraft: false })
    }
  }
  return uses
}

/** A draft's use counts only where what is published has none of its own. */
const note = (uses: Uses, media: number, use: Use): void => {
  const known = uses.get(media) ?? []
  const isKnown = known.some(({ href, place }) => href === use.href && place === use.place)
  uses.set(media, isKnown ? known : [...known, use])
}
