import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'

/** Ends the sessions of all accounts whose second factor is not on. */
export const endSessionsWithoutFactor = async (payload: Payload): Promise<void> => {
  await runSql(
    payload,
    sql`delete from users_sessions where _parent_id not in
      (select account from second_factors where confirmed_at is not null)`,
  )
}
