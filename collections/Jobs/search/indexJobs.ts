import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'
import {
  exclusively,
  rowsInside,
  runAll,
  type Transaction,
} from '@/lib/server/database/transaction'
import type { Country, Job } from '@/payload-types'
import { JOB_STATUSES } from '../shared/schema'
import { dayNumber, entryOf } from './entry'
import { countEntries, replaceEntries } from './statements'
import { NOTE_JOBS_OF_COUNTRIES } from './tables'

/** Of indexing and of closing: two runs at the same time would count a job twice. */
const LOCK = 'jobs_search'

// Small enough that other requests are answered in between.
const CHUNK_JOBS = 50

/** Brings the entry of a job up to date, within the transaction of the change. */
export const indexJob = (transaction: Transaction, id: number, now = new Date()): Promise<void> =>
  exclusively(LOCK, transaction, async (inside) => {
    const noted = await changes(inside, sql`where job_id = ${id}`)
    await index(inside, [id], noted, now)
  })

/**
 * Indexes what was changed without its hooks: by SQL, by an import, by a process that was killed,
 * or as a job of a renamed country. Returns whether there was anything.
 */
export const indexChanges = async (payload: Payload, now = new Date()): Promise<boolean> => {
  const hasCountries = await changes({ payload }, sql`where country_id is not null limit 1`)
  if (hasCountries.length > 0) {
    const statements = NOTE_JOBS_OF_COUNTRIES.map((statement) => sql.raw(statement))
    await exclusively(LOCK, { payload }, (inside) => runAll(inside, statements))
  }
  let hadAny = false
  for (;;) {
    const waiting = await changes(
      { payload },
      sql`where job_id is not null order by id limit ${sql.raw(String(CHUNK_JOBS))}`,
    )
    if (waiting.length === 0) return hadAny
    hadAny = true
    const ids = [...new Set(waiting.map(({ job_id }) => job_id))]
    await exclusively(LOCK, { payload }, (inside) => index(inside, ids, waiting, now))
    await letOthersWork()
  }
}

/**
 * Counts entries as closed after their last day, and as open again if the clock went back. The
 * lists themselves compare the day at every request; this only keeps their counts cheap. Returns
 * whether any changed.
 */
export const closeEntries = async (payload: Payload, now = new Date()): Promise<boolean> => {
  const today = sql.raw(String(dayNumber(now)))
  const closed = sql`is_open = 1 and closes_on < ${today}`
  const reopened = sql`is_open = 0 and closes_on >= ${today}`
  const found = await runSql(
    payload,
    sql`select 1 from (select 1 from jobs_search where ${closed} limit 1) as a
        union all select 1 from (select 1 from jobs_search where ${reopened} limit 1) as b`,
  )
  if (found.length === 0) return false
  await exclusively(LOCK, { payload }, (inside) =>
    runAll(inside, [
      countEntries(-1, closed),
      countEntries(1, reopened),
      sql`update jobs_search set is_open = 1 - is_open where (${closed}) or (${reopened})`,
    ]),
  )
  return true
}

type Change = { id: number; job_id: number }

const changes = (transaction: Transaction, which: SQL): Promise<Change[]> =>
  rowsInside(transaction, sql`select id, job_id from jobs_search_changes ${which}`)

const index = async (
  transaction: Transaction,
  ids: number[],
  noted: Change[],
  now: Date,
): Promise<void> => {
  const { payload } = transaction
  const jobs = await activeJobs(transaction, ids)
  await runAll(transaction, [
    ...replaceEntries(payload, ids, jobs.map(entryOf), dayNumber(now)),
    sql`delete from jobs_search_changes where id in ${numbersIn(
      payload,
      noted.map(({ id }) => id),
    )}`,
  ])
}

/** The active ones among these jobs, with their countries. */
const activeJobs = async (transaction: Transaction, ids: number[]): Promise<Job[]> => {
  // The adapter itself: payload.find takes several times as long, for hooks not needed here.
  const { db } = transaction.payload
  const { docs: jobs } = await db.find<Job>({
    collection: 'jobs',
    where: { and: [{ id: { in: ids } }, { is_deleted: { equals: JOB_STATUSES.Active } }] },
    pagination: false,
    req: transaction,
  })
  if (jobs.length === 0) return []
  const { docs: countries } = await db.find<Country>({
    collection: 'countries',
    where: { id: { in: [...new Set(jobs.map(({ country_id }) => country_id))] } },
    pagination: false,
    req: transaction,
  })
  const byId = new Map<unknown, Country>(countries.map((country) => [country.id, country]))
  return jobs.map((job) => ({ ...job, country_id: byId.get(job.country_id) ?? job.country_id }))
}
