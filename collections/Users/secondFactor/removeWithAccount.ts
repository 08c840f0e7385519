import type { CollectionAfterDeleteHook } from 'payload'

/** A deleted account leaves no second factor behind. */
export const removeWithAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'second-factors',
    where: { account: { equals: Number(id) } },
    req,
  })
}
