import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'

/** Takes erased applications out of the ledger: the entries stay, and name nobody (docs/adr/0074). */
export const forgetPerson = async (
  payload: Payload,
  applications: readonly number[],
): Promise<void> => {
  if (applications.length === 0) return
  await runSql(
    payload,
    sql`update ledger set application = null
        where application in ${numbersIn(payload, [...applications])}`,
  )
}
