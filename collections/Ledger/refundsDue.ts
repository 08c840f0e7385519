import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'
import { officeDay } from '@/lib/shared/format'

type Due = { application: unknown; due: unknown; by: string }

/** Charges of which something still has to be paid back. One statement for any number of people. */
const due = (payload: Payload, where: SQL): Promise<Due[]> =>
  runSql<Due>(
    payload,
    sql`select application, due, "by" from (
          select c.application, c.due_by as "by", c.due_minor - coalesce((
            select sum(r.net_minor + r.tax_minor) from ledger r where r.refund_of = c.id), 0) as due
          from ledger c where c.due_minor > 0 and ${where}) as charges
        where due > 0`,
  )

/** What has to be paid back to each of these applications, in hundredths. */
export const refundsDueTo = async (
  payload: Payload,
  applications: readonly number[],
): Promise<Map<number, number>> => {
  const sums = new Map<number, number>()
  if (applications.length === 0) return sums
  const rows = await due(payload, sql`c.application in ${numbersIn(payload, [...applications])}`)
  for (const row of rows) {
    const id = Number(row.application)
    sums.set(id, (sums.get(id) ?? 0) + Number(row.due))
  }
  return sums
}

/** Money that somebody waits for: hundredths, with its last day. */
export type WaitingRefund = { application: number | null; minor: number; by: string }

/** What has to be paid back to anybody. `application` is null when the person was erased. */
export const waitingRefunds = async (payload: Payload): Promise<WaitingRefund[]> =>
  (await due(payload, sql`1 = 1`)).map((row) => ({
    application: row.application === null ? null : Number(row.application),
    ...{ minor: Number(row.due), by: row.by },
  }))

/** The applications whose way ended without a flight while some of their money is still with us. */
export const keptAfterEnd = async (payload: Payload): Promise<number[]> => {
  const rows = await runSql<{ application: unknown }>(
    payload,
    sql`select l.application from ledger l join deployments d on d.application = l.application
        where d.ended_on is not null
        group by l.application
        having sum(case when l.refund_of is null then 1 else -1 end * (l.net_minor + l.tax_minor)) > 0`,
  )
  return rows.map(({ application }) => Number(application))
}

/** How many charges wait to be paid back, and of how many the last day is over. */
export const openRefunds = async (
  payload: Payload,
  now: Date,
): Promise<{ open: number; late: number }> => {
  const today = officeDay(now)
  const rows = await waitingRefunds(payload)
  return { open: rows.length, late: rows.filter(({ by }) => by < today).length }
}
