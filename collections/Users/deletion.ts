import type { CollectionAfterDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { warnAdmins } from '@/collections/Warnings/warnAdmins'
import { requireRecentPassword } from './sessions/recentPassword'

/**
 * Deleting accounts needs the password of whoever asks. Own code overrides the access rules and is not
 * checked.
 */
export const requirePasswordToDelete: CollectionBeforeOperationHook = async ({
  operation,
  overrideAccess,
  req,
}) => {
  if (operation === 'delete' && !overrideAccess) await requireRecentPassword(req)
}

export const warnOfDeletion: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  await warnAdmins(req.payload, req.user, {
    what: 'account-deleted',
    of: String(id),
    rows: [['Account', `number ${id}`]],
  })
}
