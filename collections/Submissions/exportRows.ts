import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse } from '@/lib/server/answers'
import { type Cell, csvAnswer } from '@/lib/server/csv'
import { officeDay, officeTime } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import type { CandidateCollection } from './shared/personalData'

export const NOTHING_TO_EXPORT = 'There is nothing to export.'

/** The heading of a column, and its cell in a row. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[]

type Export<Row> = {
  payload: Payload
  user: User
  collection: CandidateCollection
  /** The conditions of the filters. */
  where: Where
  /** The names of the filters, never their values. */
  filters: string[]
  /** The file's name without the day. */
  name: string
  columns: Columns<Row>
  /** All rows that fit, in pages. */
  rows: (where: Where) => AsyncGenerator<Row[]>
}

/**
 * The response with all rows that the filters find, as CSV. The export and its count are recorded
 * first.
 */
export const exportRows = async <Row>(asked: Export<Row>): Promise<Answer | Response> => {
  const { payload, user: by, collection, filters, name, columns } = asked
  const now = new Date()
  // Rows that arrive while the file is sent are not part of it.
  const until = { createdAt: { less_than_equal: now.toISOString() } }
  const where = { and: [asked.where, until] }
  const { totalDocs: count } = await payload.count({ collection, where })
  if (count === 0) return refuse(NOTHING_TO_EXPORT)
  const detail = `csv; filters: ${filters.join(', ') || 'none'}`
  await record(payload, { by, action: 'export', subject: collection, count, detail })
  const headings = columns.map(([heading]) => heading)
  return csvAnswer(`${name}-${officeDay(now)}.csv`, headings, cellsOf(asked.rows(where), columns))
}

async function* cellsOf<Row>(pages: AsyncGenerator<Row[]>, columns: Columns<Row>) {
  for await (const page of pages) yield page.map((row) => columns.map(([, cell]) => cell(row)))
}

/** When a row arrived, as 'YYYY-MM-DD HH:MM' in Mumbai. */
export const receivedCell = ({ createdAt }: { createdAt: string }): Cell =>
  `${officeDay(new Date(createdAt))} ${officeTime(createdAt)}`
