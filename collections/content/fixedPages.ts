import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isFixedSlug, slugFixed } from './shared/slugs'

/**
 * Pages that code depends on (FIXED_PAGES in lib/shared/paths.ts) keep their slug and stay published.
 * The lock begins when such a page is published and counts for every account, in the CMS panel, in
 * REST and in scheduled publishing. A page that was renamed or unpublished before this rule existed
 * is not locked: staff restore its slug, publish it, and from then on it is.
 */

/** Refuses to rename or unpublish a fixed page; drafts that would rename it are refused, too. */
export const keepFixedPage: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const slug = await fixedSlug(collection.slug, originalDoc?.id, req)
  if (slug === null) return data
  const isUnpublished = data._status === 'draft' && !context.savesDraftOnly
  const change = data.slug !== slug ? 'renamed' : isUnpublished ? 'unpublished' : null
  if (!change) return data
  const errors = [{ label: 'Address', path: 'slug', message: slugFixed(slug, change) }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Refuses to delete a fixed page. */
export const refuseFixedPageDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  const slug = await fixedSlug(collection.slug, id, req)
  if (slug !== null) throw new APIError(slugFixed(slug, 'deleted'), 403, undefined, true)
}

/** The slug of a published fixed page; null for all other pages. */
const fixedSlug = async (
  collection: CollectionSlug,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<string | null> => {
  if (id === undefined) return null
  const row = await req.payload.db.findOne<{ id: number; slug?: string; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  return row?.slug && row._status === 'published' && isFixedSlug(row.slug) ? row.slug : null
}
