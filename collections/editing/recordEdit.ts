import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { record } from '@/collections/Audit/record'

/**
 * Who changed which text or fact, for the audit trail and for "Recent changes" on the start page of
 * the CMS panel: by id, without the title. Automatic saves while somebody types are not recorded, nor
 * are seeds, which have no account.
 */

/** Notes that an old version is restored: Payload tells the hooks below of an ordinary change. */
export const noteRestore: CollectionBeforeOperationHook = ({ context, operation }) => {
  if (operation === 'restoreVersion') context.restoresVersion = true
}

export const recordEdit: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!req.user || req.query?.autosave === 'true') return doc
  await record(
    req.payload,
    {
      by: req.user,
      action: 'change',
      subject: collection.slug,
      subject_id: doc.id,
      detail: editOf({ context, operation, was: previousDoc?._status, is: doc._status }),
    },
    req,
  )
  return doc
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  if (!req.user) return doc
  const subject_id = Number(id)
  const line = {
    action: 'change',
    subject: collection.slug,
    subject_id,
    detail: 'deleted',
  } as const
  await record(req.payload, { by: req.user, ...line }, req)
  return doc
}

type Edit = {
  context: Record<string, unknown>
  operation: 'create' | 'update'
  was: unknown
  is: unknown
}

const editOf = ({ context, operation, was, is }: Edit): string => {
  if (context.restoresVersion) return 'restored an earlier version'
  // A collection without drafts.
  if (is === undefined) return operation === 'create' ? 'created' : 'changed'
  if (operation === 'create') return is === 'draft' ? 'began a draft' : 'published'
  if (is === 'draft') return context.savesDraftOnly ? 'saved a draft' : 'took down'
  return was === 'published' ? 'changed' : 'published'
}
