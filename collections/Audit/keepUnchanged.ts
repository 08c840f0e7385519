import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** Request context that only purgeAudit sets. */
export const PURGE = 'purgeAudit'

/**
 * Refuses to change or delete lines, also for the code of this site. Exceptions: record.ts raises
 * the count of a minute's line, and purgeAudit deletes lines older than a year.
 */
export const keepUnchanged: CollectionBeforeOperationHook = ({ operation, req }) => {
  const isChange =
    operation === 'update' || operation === 'updateByID' || operation === 'restoreVersion'
  const isRemoval = operation === 'delete' || operation === 'deleteByID'
  if (isChange || (isRemoval && !req.context[PURGE])) {
    throw new APIError('The audit trail is not changed.', 403)
  }
}
