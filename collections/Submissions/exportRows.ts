import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse } from '@/lib/server/answers'
import { type Cell, csvAnswer } from '@/lib/server/csv'
import { officeDay, officeTime } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import type { CandidateCollection } from './shared/personalData'

export const NOTHING_TO_EXPORT = 'There is nothing to export.'

type Export = {
  payload: Payload
  user: User
  collection: CandidateCollection
  /** What the filters find. */
  where: Where
  /** The names of the filters, never what they look for. */
  filters: string[]
  /** The file's name without its day. */
  name: string
  head: readonly string[]
  rows: (where: Where) => AsyncGenerator<Cell[][]>
}

/** All that the filters find, as CSV. Who exported how many is on record first. */
export const exportRows = async (asked: Export): Promise<Answer | Response> => {
  const { payload, user: by, collection, filters, name, head, rows } = asked
  const now = new Date()
  // What comes in while the file is sent is no part of it.
  const until = { createdAt: { less_than_equal: now.toISOString() } }
  const where = { and: [asked.where, until] }
  const { totalDocs: count } = await payload.count({ collection, where })
  if (count === 0) return refuse(NOTHING_TO_EXPORT)
  const detail = `csv; filters: ${filters.join(', ') || 'none'}`
  await record(payload, { by, action: 'export', subject: collection, count, detail })
  return csvAnswer(`${name}-${officeDay(now)}.csv`, head, rows(where))
}

/** When a row came in, as the files have it: on the office's clock. */
export const receivedCell = ({ createdAt }: { createdAt: string }): Cell =>
  `${officeDay(new Date(createdAt))} ${officeTime(createdAt)}`
