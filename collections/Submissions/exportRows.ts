import type { Payload } from 'payload'
import { recordExport } from '@/collections/Exports/recordExport'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { type Answer, refuse } from '@/lib/server/calls/answers'
import { type Cell, csvAnswer } from '@/lib/server/calls/csv'
import { officeDay, officeTime } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { withinExportLimit } from './exportLimit'

export const NOTHING_TO_EXPORT = 'There is nothing to export.'

/** What the notice to the other admins calls the list. */
const LIST_NAMES: Record<CandidateCollection, string> = {
  applications: 'Applicant list',
  registrations: 'Registrations',
}

/** The heading of a column, and its cell in a row. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[]

type Export<Row> = {
  payload: Payload
  user: User
  collection: CandidateCollection
  /** The names of the filters, never their values. */
  filters: string[]
  /** The file's name without the day. */
  name: string
  columns: Columns<Row>
  /** The number of rows that the filters find. */
  count: () => Promise<number>
  /** All of them in pages, without those that arrive meanwhile. */
  rows: () => AsyncGenerator<Row[]>
}

/**
 * The response with all rows that the filters find, as CSV. The export and its count are recorded
 * first, and the other admins are told.
 */
export const exportRows = async <Row>(asked: Export<Row>): Promise<Answer | Response> => {
  const { payload, user: by, collection, filters, name, columns } = asked
  const count = await asked.count()
  if (count === 0) return refuse(NOTHING_TO_EXPORT)
  const detail = `csv; filters: ${filters.join(', ') || 'none'}`
  const what = `${LIST_NAMES[collection]}, CSV`
  const line = { by, what, subject: collection, count, detail }
  const problem = await withinExportLimit(payload, by, { count, filters }, () =>
    recordExport(payload, line),
  )
  if (problem) return refuse(problem)
  const headings = columns.map(([heading]) => heading)
  return csvAnswer(`${name}-${officeDay(new Date())}.csv`, headings, cellsOf(asked.rows(), columns))
}

async function* cellsOf<Row>(pages: AsyncGenerator<Row[]>, columns: Columns<Row>) {
  for await (const page of pages) yield page.map((row) => columns.map(([, cell]) => cell(row)))
}

/** When a row arrived, as 'YYYY-MM-DD HH:MM' in Mumbai. */
export const receivedCell = ({ createdAt }: { createdAt: string | Date }): Cell => {
  const received = new Date(createdAt)
  return `${officeDay(received)} ${officeTime(received.toISOString())}`
}
