import type { CollectionAfterDeleteHook } from 'payload'

/** A deleted account leaves no saved search behind. */
export const removeSearches: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'searches',
    where: { account: { equals: Number(id) } },
    req,
  })
}
