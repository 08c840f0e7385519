import { sql } from '@payloadcms/db-sqlite/drizzle'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { migrationState } from '@/lib/server/database/database'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { diskState } from '@/lib/server/monitoring/disk'
import { logError } from '@/lib/server/monitoring/logError'
import { processWide } from '@/lib/server/process/processWide'
import { dueTasks } from './dueTasks'

type Check = (payload: Payload) => Promise<boolean>

/** A runner looks every two seconds; a task that has been due for so long is not being picked up. */
const STANDS_STILL_AFTER_SECONDS = 600

/** Whether the site can do its work, by check. Names only: anybody may ask. */
const CHECKS: Record<string, Check> = {
  database: async (payload) => {
    await write(payload)
    return true
  },
  disk: async () => !(await diskState()).isBelowReserve,
  queue: async (payload) => (await dueTasks(payload)).oldestSeconds < STANDS_STILL_AFTER_SECONDS,
  migrations: async (payload) => (await migrationState(payload)).pending.length === 0,
}

/** A change that changes nothing, but is written: a full or read-only disk refuses it. */
const write = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload)) {
    await runSql(
      payload,
      sql`UPDATE payload_migrations SET batch = batch WHERE id = (SELECT min(id) FROM payload_migrations)`,
    )
    return
  }
  const [row] = await runSql<{ user_version: number }>(payload, sql.raw('PRAGMA user_version'))
  // SQLite skips a row that stays the same, but not this number, which nothing else uses.
  await runSql(payload, sql.raw(`PRAGMA user_version = ${Number(row?.user_version ?? 0)}`))
}

const ANSWER_WITHIN_MS = 3000
/** Whoever asks more often gets the last result: asking must not be work. */
const FRESH_MS = 2000

const results = processWide(
  'readiness',
  () =>
    new LRUCache<'all', Record<string, boolean>, Payload>({
      max: 1,
      ttl: FRESH_MS,
      ttlResolution: 0,
      fetchMethod: (_all, _before, { context }) => runAll(context),
    }),
)

/** The result of each check; a check that fails or takes too long is false. */
export const readiness = (payload: Payload): Promise<Record<string, boolean>> =>
  results.forceFetch('all', { context: payload })

const runAll = async (payload: Payload): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => [
        name,
        await tried(name, payload, check),
      ]),
    ),
  )

const tried = async (name: string, payload: Payload, check: Check): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([check(payload), late])
  } catch (error) {
    logError(`ready ${name}`, error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
