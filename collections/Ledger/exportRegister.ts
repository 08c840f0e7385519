import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { recordExport } from '@/collections/Exports/recordExport'
import { NOTHING_TO_EXPORT } from '@/collections/Submissions/exportRows'
import { type Answer, refuse } from '@/lib/server/calls/answers'
import { type Cell, csvAnswer } from '@/lib/server/calls/csv'
import { runSql } from '@/lib/server/database/sql'
import { isDay } from '@/lib/shared/dayField'
import type { Ledger, User } from '@/payload-types'
import { KINDS, PAID_BY } from './shared/kinds'

type Row = Ledger & { name: string | null; reference: string | null; pays_back: string | null }

const money = (minor: number): string => (Number(minor) / 100).toFixed(2)

const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => Cell])[] = [
  ['Number', (row) => row.number],
  ['Date', (row) => row.on],
  ['Type', (row) => (row.type === 'charge' ? 'Charge' : 'Refund')],
  ['For', (row) => KINDS[row.kind].label],
  ['Counts', (row) => (row.side === 'inside' ? 'Inside the limit' : 'Outside the limit')],
  ['Currency', (row) => row.currency],
  ['Without tax', (row) => money(row.net_minor)],
  ['Tax', (row) => money(row.tax_minor)],
  ['Paid by', (row) => PAID_BY[row.paid_by]],
  ['Bill', (row) => row.bill],
  ['Pays back', (row) => row.pays_back],
  ['To be paid back', (row) => (Number(row.due_minor) > 0 ? money(row.due_minor) : '')],
  ['Until', (row) => row.due_by],
  ['Reference', (row) => row.reference],
  ['Name', (row) => row.name],
  ['Job', (row) => row.job_title],
  ['Employer', (row) => row.employer],
  ['Demand', (row) => row.demand],
]

const PAGE_ROWS = 500

/**
 * ledger_export.php: the register of receipts from one day to another, both included, as CSV for an
 * inspection. The export is recorded first, and the other admins are told.
 */
export const exportRegister = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  if (!isDay(from) || !isDay(to)) return refuse('Enter the first and the last day.')
  if (to < from) return refuse('The last day must not be before the first one.')
  const [found] = await runSql<{ count: unknown }>(
    payload,
    sql`select count(*) as count from ledger where "on" >= ${from} and "on" <= ${to}`,
  )
  const count = Number(found?.count ?? 0)
  if (count === 0) return refuse(NOTHING_TO_EXPORT)
  await recordExport(payload, {
    ...{ by: user, what: 'Register of receipts, CSV', subject: 'ledger', count },
    detail: 'csv; filters: from, to',
  })
  const headings = COLUMNS.map(([heading]) => heading)
  return csvAnswer(`receipts-${from}-${to}.csv`, headings, pages(payload, from, to))
}

async function* pages(payload: Payload, from: string, to: string): AsyncGenerator<Cell[][]> {
  let after = 0
  for (;;) {
    const rows = await runSql<Row>(
      payload,
      sql`select l.*, c.number as pays_back, a.name, a.reference
          from ledger l
            left join ledger c on c.id = l.refund_of
            left join applications a on a.id = l.application
          where l."on" >= ${from} and l."on" <= ${to} and l.id > ${after}
          order by l.id limit ${PAGE_ROWS}`,
    )
    if (rows.length > 0) yield rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))
    if (rows.length < PAGE_ROWS) return
    after = Number(rows.at(-1)?.id)
  }
}
