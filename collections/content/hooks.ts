import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { refresh, TAGS } from '@/lib/server/refresh'
import { lockUntilCommit } from '@/lib/server/sql'
import { CONTENT_COLLECTIONS, slugProblem, slugTaken } from './shared/slugs'

/**
 * An address is well-formed and belongs to one document of both collections, drafts too. The seed
 * has looked at all addresses at once, and says so in the context.
 */
export const guardSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug = data.slug
  // A first draft may be saved before anyone thought of an address; publishing asks for it.
  if (!slug && data._status !== 'published') return data
  const problem =
    slugProblem(slug) ??
    (req.context.slugsAreFree ? null : await takenProblem(slug, collection.slug, originalDoc, req))
  if (problem) {
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'slug', message: problem }], req },
      req.t,
    )
  }
  return data
}

/** Every save refreshes what visitors see, but not the drafts that are saved while someone types. */
export const refreshContent: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({
  doc,
  req,
}) => {
  if (req.query?.autosave !== 'true') refresh(TAGS.content, req.context)
  return doc
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
