import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import { isThere } from '@/collections/Erasures/recordRefusal'
import { jobsPosted } from '@/collections/Jobs/jobsPosted'
import { matchesAmong, readJobs } from '@/collections/Jobs/searchJobs'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import { LISTED } from '@/collections/PersonalData/listed'
import { changeRows, docsById, pagesOf } from '@/lib/server/database/rows'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'
import { logError } from '@/lib/server/monitoring/logError'
import { officeDay, officeDayStart, startOfOfficeDay } from '@/lib/shared/format'
import { ALERT_MAIL_JOBS } from '@/lib/shared/limits'
import type { JobAlert } from '@/payload-types'
import { dropUnconfirmed } from './dropUnconfirmed'
import { type Mailing, newJobsMail, prepareMailing } from './email'
import { storedSearch } from './searchWords'

/** The daily work: erases what nobody confirmed, and writes the mails. */
export const runJobAlerts = async (payload: Payload, now: Date): Promise<void> => {
  await dropUnconfirmed(payload, now)
  await sendJobAlerts(payload, now)
}

/** What one run knows: it is the same for every run of a day in Mumbai (docs/adr/0064). */
type Run = {
  payload: Payload
  now: Date
  /** The day, 'YYYY-MM-DD', and its start: jobs posted later are for the next day. */
  day: string
  until: string
  /** The new jobs, and when each was posted. */
  posted: ReadonlyMap<number, Date>
  /** The new jobs of each search that was looked up. */
  found: Map<string, Promise<number[]>>
  mailing: Mailing
}

/**
 * Writes to each confirmed alert the jobs that were posted since its last mail, until the start of this
 * day in Mumbai, and fit its search. The key of a mail names alert and day, and the outbox takes a key
 * once: so an alert gets one mail a day at most, however often and on however many instances this runs.
 */
export const sendJobAlerts = async (payload: Payload, now: Date): Promise<void> => {
  const until = startOfOfficeDay(now)
  const where = isWaiting(until)
  const after = await oldestSeen(payload, where)
  if (after === null) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const run: Run = {
    ...{ payload, now, until, day: officeDay(now), found: new Map() },
    posted: await jobsPosted(payload, { after, until: new Date(until) }, now),
    mailing: await prepareMailing(payload, facts),
  }
  for await (const page of pagesOf(payload, 'job_alerts', where, ['seen_until'])) {
    const ids = page.map(({ id }) => id)
    const mailed = await lastMailed(payload, ids)
    for (const alert of await docsById(payload, 'job_alerts', ids)) {
      // One that fails is tried again on the next day, with the jobs of both.
      await sendAlert(run, alert, mailed.get(alert.id)).catch((error: unknown) =>
        logError('sendJobAlerts', error),
      )
    }
  }
}

/** Confirmed, not hidden for erasure, and not looked at today. */
const isWaiting = (until: string): Where => ({
  and: [{ state: { equals: 'confirmed' } }, LISTED, { seen_until: { less_than: until } }],
})

const oldestSeen = async (payload: Payload, where: Where): Promise<Date | null> => {
  const options = { where, sort: 'seen_until', limit: 1, pagination: false } as const
  const { docs } = await payload.find({ collection: 'job_alerts', ...options })
  return docs[0]?.seen_until ? new Date(docs[0].seen_until) : null
}

const sendAlert = async (run: Run, alert: JobAlert, mailedOn?: string): Promise<void> => {
  const { payload, day, until, posted } = run
  const seen = lastSeen(alert, mailedOn)
  const isNew = (id: number) => (posted.get(id) ?? seen) > seen
  const jobs = (await newJobs(run, alert.search ?? '')).filter(isNew)
  if (jobs.length > 0) await write(run, alert, jobs)
  await changeRows(payload, {
    collection: 'job_alerts',
    where: { id: alert.id },
    set: { seen_until: until, last_sent_on: jobs.length > 0 ? day : (mailedOn ?? null) },
  })
}

/**
 * Until when an alert has seen all jobs. The outbox knows it better than the row, when a process ended
 * between the mail and the change of the row.
 */
const lastSeen = ({ seen_until }: JobAlert, mailedOn?: string): Date => {
  const mailed = mailedOn ? officeDayStart(mailedOn) : null
  const times = [seen_until, mailed].flatMap((time) => (time ? [Date.parse(time)] : []))
  return new Date(Math.max(...times))
}

/** Looked up once for all alerts with the same search. */
const newJobs = ({ payload, found, posted, now }: Run, search: string): Promise<number[]> => {
  if (posted.size === 0) return Promise.resolve([])
  const known = found.get(search) ?? matchesAmong(payload, storedSearch(search), posted, now)
  found.set(search, known)
  return known
}

const write = async (
  { payload, day, mailing }: Run,
  alert: JobAlert,
  ids: number[],
): Promise<void> => {
  const jobs = await readJobs(payload, ids.slice(0, ALERT_MAIL_JOBS))
  const content = newJobsMail(alert, jobs, ids.length, mailing)
  const key = `${KEY}${alert.reference}:${day}`
  await putInOutbox(payload, {
    ...renderMail(content, mailing.facts),
    ...{ key, kind: 'alert', to: alert.email, job_alert: alert.id },
    leave_url: mailing.leaveUrlOf(alert),
  })
  // Its address left while the mail was written: nothing names the mail any more.
  if (!(await isThere(payload, { collection: 'job_alerts', id: alert.id }))) {
    await payload.db.deleteMany({ collection: 'mails', where: { key: { equals: key } } })
  }
}

const KEY = 'alert:'

/** The day of the last mail with jobs of each of these alerts, by id. */
const lastMailed = async (payload: Payload, ids: number[]): Promise<Map<number, string>> => {
  const rows = await runSql<{ id: number; key: string }>(
    payload,
    sql`select job_alert_id as id, max(key) as key from mails
        where kind = 'alert' and job_alert_id in ${numbersIn(payload, ids)} group by job_alert_id`,
  )
  return new Map(rows.map(({ id, key }) => [id, key.slice(-'YYYY-MM-DD'.length)]))
}
