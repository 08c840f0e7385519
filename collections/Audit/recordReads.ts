import type { CollectionAfterOperationHook, CollectionSlug, Payload } from 'payload'
import type { User } from '@/payload-types'
import { record, recordSum } from './record'

/**
 * Hook for collections with personal data: every read on behalf of an account, by REST or the CMS
 * panel, is recorded before its response is sent. The use cases of this site override the access
 * rules and record their reads themselves.
 */
export const recordReads: CollectionAfterOperationHook = async (read) => {
  const { collection, overrideAccess, req } = read
  if (overrideAccess || !req.user) return read.result
  const line = { by: req.user, subject: collection.slug }
  // A missing row has raised an error before.
  if (read.operation === 'findByID') {
    await recordSum(req.payload, { ...line, action: 'view', subject_id: Number(read.args.id) })
  }
  const count = rowsOf(read)
  if (count > 0) await recordSum(req.payload, { ...line, action: 'list', count })
  return read.result
}

const rowsOf = (read: Parameters<CollectionAfterOperationHook>[0]): number => {
  if (read.operation === 'find') return read.result.docs.length
  return read.operation === 'findDistinct' ? read.result.values.length : 0
}

type ListRead = {
  subject: CollectionSlug
  /** How many rows the response has. */
  count: number
  /** Everything that the filters find, not one page. */
  isWhole: boolean
  /** The names of the filters, never their values. */
  filters: string[]
}

/**
 * Records a list read in the dashboard: the whole list as an export, pages summed up per minute.
 */
export const recordList = async (
  payload: Payload,
  by: User,
  { subject, count, isWhole, filters }: ListRead,
): Promise<void> => {
  if (count === 0) return
  if (!isWhole) return recordSum(payload, { by, action: 'list', subject, count })
  const detail = `list; filters: ${filters.join(', ') || 'none'}`
  await record(payload, { by, action: 'export', subject, count, detail })
}
