import type { CollectionAfterOperationHook, Payload } from 'payload'
import type { User } from '@/payload-types'
import { record, recordSum } from './record'

/**
 * For collections that hold personal data: every read on behalf of an account, by REST or the panel,
 * is on record before its answer is sent. Our own use cases override the access rules, and record
 * for themselves.
 */
export const recordReads: CollectionAfterOperationHook = async (read) => {
  const { collection, overrideAccess, req } = read
  if (overrideAccess || !req.user) return read.result
  const line = { by: req.user, subject: collection.slug }
  // A row that is not there raises an error before.
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
  subject: 'applications' | 'registrations' | 'enquiries' | 'mails'
  /** How many rows the answer has. */
  count: number
  /** All that the filters find, in place of a page. */
  isWhole: boolean
  /** The names of the filters, never what they look for. */
  filters: string[]
}

/** A list of the dashboard. All rows in one answer are an export; pages are summed up by the minute. */
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
