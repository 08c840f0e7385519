import { setImmediate as letOthersWork } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'

// Rows of one statement: other requests are answered in between.
const CHUNK_JOBS = 200

/** Jobs as visitors get them (shared/json.ts), each as JSON, in the order of their ids. */
export async function* jobTexts(payload: Payload, ids: number[]): AsyncGenerator<string[]> {
  for (let from = 0; from < ids.length; from += CHUNK_JOBS) {
    const some = ids.slice(from, from + CHUNK_JOBS)
    const rows = await runSql<{ job_id: number; json: string }>(
      payload,
      sql`select job_id, json from jobs_search where job_id in ${numbersIn(payload, some)}`,
    )
    const byId = new Map(rows.map(({ job_id, json }) => [job_id, json]))
    yield some.flatMap((id) => byId.get(id) ?? [])
    await letOthersWork()
  }
}
