import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { applicationReceived } from '@/collections/Applications/email'
import { renderMail } from '@/collections/Mails/layout'
import { mailKeys } from '@/collections/Mails/writeMails'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { DAY_MS } from '@/lib/shared/limits'
import type { SiteSetting } from '@/payload-types'
import { chance, pick } from './chance'
import { type ColumnValues, countTo, insertRows } from './insertRows'
import { seedOffice } from './office'
import { seedSampleJobs } from './sampleJobs'

const POSTED_WITHIN_DAYS = 400
const REGISTRATIONS_PER_APPLICATION = 0.2
// All mails of a million applications would be 20 GB.
const MAILS_OF_EVERY = 20

/**
 * Made-up data for measurements: `npm run seed -- --scale 10000 100000` creates that many jobs and
 * applications, with the versions, changes of stage and (for every 20th application) mails that the
 * product writes, and a registration for every fifth application. Rows are inserted by SQL, so what
 * the database derives from a row must be derived by triggers.
 */
export const seedScale = async (
  payload: Payload,
  jobs: number,
  applications: number,
): Promise<void> => {
  if (isSqlite(payload)) {
    // Only for this process: the file is not synced, and 400 MB of it are kept in memory.
    await runSql(payload, sql.raw('PRAGMA synchronous = OFF'))
    await runSql(payload, sql.raw('PRAGMA cache_size = -400000'))
  }
  await seedJobs(payload, jobs)
  const before = await lastId(payload, 'applications')
  await seedOffice(payload, applications, Math.round(applications * REGISTRATIONS_PER_APPLICATION))
  await addMoves(payload, before)
  await addMails(payload, before)
  // As the site does every day (Submissions/derived/maintain.ts): SQLite chooses other ways to the rows
  // by exact statistics.
  if (isSqlite(payload)) await runSql(payload, sql.raw('PRAGMA analysis_limit = 400'))
  await runSql(payload, sql.raw('ANALYZE'))
  if (isSqlite(payload)) await runSql(payload, sql.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
}

const lastId = async (payload: Payload, table: string): Promise<number> => {
  const [row] = await runSql<{ id: number | null }>(
    payload,
    sql`SELECT max(id) AS id FROM ${sql.identifier(table)}`,
  )
  return row?.id ?? 0
}

const PLACES = [
  'Dubai Marina',
  'Jebel Ali',
  'Ruwais',
  'Mussafah',
  'Doha',
  'Jubail',
  'Sohar',
  'Juffair',
]

/** Copies of the sample jobs with their own titles, places and dates, each with one version. */
const seedJobs = async (payload: Payload, count: number): Promise<void> => {
  if (count === 0) return
  await seedSampleJobs(payload)
  const samples = await runSql<ColumnValues>(payload, sql`SELECT * FROM jobs WHERE is_sample`)
  const countries = await runSql<{ id: number }>(
    payload,
    sql.raw(`SELECT id FROM countries WHERE is_destination ORDER BY id`),
  )
  const before = await lastId(payload, 'jobs')
  await insertRows(payload, 'jobs', countTo(count), (i) => {
    const { id: _id, ...sample } = pick(samples, i, 21)
    const posted_at = daysAgo(((chance(i, 22) % 10_000) / 10_000) * POSTED_WITHIN_DAYS)
    return {
      ...sample,
      job_title: `${sample.job_title} ${1 + (chance(i, 23) % 40)}`,
      company_name: `${sample.company_name} ${1 + (chance(i, 24) % 900)}`,
      company_logo: null,
      country_id_id: pick(countries, i, 25).id,
      location_hiring: pick(PLACES, i, 26),
      is_deleted: chance(i, 27) % 10 === 0 ? 'Yes' : 'No',
      is_sample: false,
      closing_date: chance(i, 28) % 5 === 0 ? daysAgo(-1 - (chance(i, 29) % 60)) : null,
      posted_at,
      created_at: posted_at,
      updated_at: posted_at,
    }
  })
  await addVersions(payload, Object.keys(samples[0] ?? {}), before)
}

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** What Payload writes beside each new job: its first version. */
const addVersions = async (payload: Payload, columns: string[], after: number): Promise<void> => {
  const own = columns.filter((name) => name !== 'id')
  const names = own.map((name) => `version_${name}`).join(', ')
  await runSql(
    payload,
    sql`INSERT INTO _jobs_v (parent_id, ${sql.raw(names)}, created_at, updated_at)
        SELECT id, ${sql.raw(own.join(', '))}, created_at, updated_at FROM jobs WHERE id > ${after}`,
  )
}

/** The history of the applications that are not new any more. */
const addMoves = async (payload: Payload, after: number): Promise<void> => {
  await runSql(
    payload,
    sql`INSERT INTO activities (application_id, kind, "from", "to", created_at, updated_at)
        SELECT id, 'stage', 'new', CAST(stage AS text), stage_at, stage_at
        FROM applications WHERE id > ${after} AND stage <> 'new'`,
  )
}

type Sent = { id: number; reference: string; email: string; name: string; created_at: string }

/** The mails of every MAILS_OF_EVERY-th application, as they are kept without a mail server. */
const addMails = async (payload: Payload, after: number): Promise<void> => {
  const rows = await runSql<Sent>(
    payload,
    sql`SELECT id, reference, email, name, created_at FROM applications
        WHERE id > ${after} AND id % ${sql.raw(String(MAILS_OF_EVERY))} = 0`,
  )
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  for (const kind of ['notice', 'confirm'] as const) {
    await insertRows(payload, 'mails', rows, (row) => mailOf(row, kind, facts))
  }
}

const mailOf = (
  { id, reference, email, name, created_at }: Sent,
  kind: 'notice' | 'confirm',
  facts: SiteSetting,
): ColumnValues => {
  const createdAt = new Date(created_at).toISOString()
  const link = `https://example.com/${reference}`
  const to = kind === 'confirm' ? email : 'office@example.com'
  return {
    ...renderMail(
      applicationReceived({ reference, name, createdAt, language: 'en' }, 'Welder', link, facts),
      facts,
    ),
    key: mailKeys(reference)[kind],
    kind,
    to,
    recipient: kind === 'confirm' ? to : null,
    state: 'kept',
    application_id: id,
    created_at: createdAt,
    updated_at: createdAt,
  }
}
