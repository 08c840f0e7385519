import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * A deleted account leaves no lock behind. Its lock would stay without an owner, and Payload 3.90.1 shows
 * everybody an error in the place of the locked document (getIsLocked reads the owner's id).
 */
export const removeLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-locked-documents',
    where: { 'user.value': { equals: Number(id) } },
    req,
  })
}
