import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** The context that only the yearly purge sets. */
export const PURGE = 'purgeAudit'

/**
 * Our own code too may only add lines, and raise the count of a minute's line (record.ts); the purge
 * of what is older than a year may remove.
 */
export const keepUnchanged: CollectionBeforeOperationHook = ({ operation, req }) => {
  const isChange =
    operation === 'update' || operation === 'updateByID' || operation === 'restoreVersion'
  const isRemoval = operation === 'delete' || operation === 'deleteByID'
  if (isChange || (isRemoval && !req.context[PURGE])) {
    throw new APIError('The audit trail is not changed.', 403)
  }
}
