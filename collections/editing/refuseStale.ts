import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
  type SanitizedConfig,
} from 'payload'
import { MESSAGES } from '@/lib/shared/messages'

const CONFLICT = 409

/**
 * Adds to every collection and global, accounts apart: an edit over REST that says which state it began from
 * (`updatedAt`, as the CMS panel's forms do) is refused when somebody else has changed the document
 * since. The panel sends whole documents, so the older values would replace the newer ones. Its own
 * locks and its check of the first keystroke do not see changes of the dashboard, and it checks
 * nothing in documents that save themselves.
 */
export const refusingStaleEdits = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, hooks, auth } of config.collections) {
    // No form edits Payload's own; a failed sign-in also changes an account's row.
    if (slug.startsWith('payload-') || auth) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), noteState]
    hooks.beforeValidate = [refuseStale, ...(hooks.beforeValidate ?? [])]
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), noteStateOfGlobal]
    hooks.beforeValidate = [refuseStaleGlobal, ...(hooks.beforeValidate ?? [])]
  }
  return config
}

/** Before Payload sets `updatedAt` itself. Later operations of the same request overwrite the note. */
const note = (context: RequestContext, req: PayloadRequest, data: unknown): void => {
  context.beganFrom = req.payloadAPI === 'REST' && !isRevert(data) ? stateOf(data) : undefined
}

/**
 * "Revert to published" of the panel sends the published document as it read it, which is older than
 * the draft that it replaces on purpose. Forms send neither of these.
 */
const isRevert = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('id' in data || 'globalType' in data)

const noteState: CollectionBeforeOperationHook = ({ args, context, operation, req }) => {
  const isOne = operation === 'update' && 'id' in args && 'data' in args
  note(context, req, isOne ? args.data : undefined)
}

const noteStateOfGlobal: GlobalBeforeOperationHook = ({ args, context, operation, req }) =>
  note(context, req, operation === 'update' && 'data' in args ? args.data : undefined)

const refuseStale: CollectionBeforeValidateHook = ({ context, data, originalDoc }) => {
  refuse(context, originalDoc)
  return data
}

const refuseStaleGlobal: GlobalBeforeValidateHook = ({ context, data, originalDoc }) => {
  refuse(context, originalDoc)
  return data
}

const refuse = ({ beganFrom }: RequestContext, current: unknown): void => {
  const now = stateOf(current)
  if (beganFrom && now && beganFrom !== now) {
    throw new APIError(MESSAGES.panelEditConflict, CONFLICT, undefined, true)
  }
}

/** The time of a document's last change; null for data that does not name one. */
const stateOf = (document: unknown): number | null => {
  if (typeof document !== 'object' || document === null) return null
  const at = 'updatedAt' in document ? Date.parse(String(document.updatedAt)) : Number.NaN
  return Number.isNaN(at) ? null : at
}
