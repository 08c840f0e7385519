import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Notes whether a write stores a draft version only. Later hooks cannot tell: Payload hands them
 * `_status: 'draft'` for such a draft and for an unpublished page alike.
 */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  context.savesDraftOnly = 'draft' in args && args.draft === true
}
