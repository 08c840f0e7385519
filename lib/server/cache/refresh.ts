import type { PayloadRequest } from 'payload'
import { afterCommit } from '../database/sql'
import { announceChange, type Tag } from './changes'

type Change = Pick<PayloadRequest, 'context' | 'payload' | 'transactionID'>

/**
 * Announces what a hook has stored, so that the next visitor gets fresh pages: once it is committed,
 * because a page rendered before that would show, and store, the old state. Does nothing in seeds and
 * scripts, which set `context.disableRevalidate`.
 */
export const refresh = async (tag: Tag, change: Change): Promise<void> => {
  if (!change.context.disableRevalidate) await afterCommit(change, () => announceChange(tag))
}
