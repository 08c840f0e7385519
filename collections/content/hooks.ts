import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lockUntilCommit } from '@/lib/server/database/sql'
import { CONTENT_COLLECTIONS, slugProblem, slugTaken } from './shared/slugs'

/**
 * Refuses a slug that is malformed or belongs to another document of either collection, drafts
 * included. The seed checks all slugs at once and sets `slugsAreFree` in the context.
 */
export const guardSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug = data.slug
  // A draft may be saved without a slug; publishing requires one.
  if (!slug && data._status !== 'published') return data
  const problem =
    slugProblem(slug) ??
    (req.context.slugsAreFree ? null : await takenProblem(slug, collection.slug, originalDoc, req))
  if (problem) {
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [{ label: 'Address', path: 'slug', message: problem }],
        req,
      },
      req.t,
    )
  }
  return data
}

/**
 * Gives a new document one time for both columns: Payload reads the clock for each of them, and one that
 * differs counts as changed (siteEntries.ts).
 */
export const beginUnchanged: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create' || data.createdAt) return data
  const now = new Date().toISOString()
  return { ...data, createdAt: now, updatedAt: now }
}

const takenProblem = async (
  slug: string,
  own: CollectionSlug,
  originalDoc: { id?: number | string } | undefined,
  req: PayloadRequest,
): Promise<string | null> => {
  await lockUntilCommit(req, `slug ${slug}`)
  for (const collection of CONTENT_COLLECTIONS) {
    const ownId = collection === own ? originalDoc?.id : undefined
    const { totalDocs: rows } = await req.payload.count({
      collection,
      req,
      where: {
        and: [{ slug: { equals: slug } }, ...(ownId ? [{ id: { not_equals: ownId } }] : [])],
      },
    })
    const { totalDocs: drafts } = await req.payload.countVersions({
      collection,
      req,
      where: {
        and: [
          { 'version.slug': { equals: slug } },
          { latest: { equals: true } },
          ...(ownId ? [{ parent: { not_equals: ownId } }] : []),
        ],
      },
    })
    if (rows + drafts > 0) return slugTaken(slug)
  }
  return null
}
