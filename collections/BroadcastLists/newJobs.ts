import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { jobsPosted } from '@/collections/Jobs/jobsPosted'
import { readJobs } from '@/collections/Jobs/searchJobs'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { env } from '@/lib/server/settings/env'
import { longDate, officeDay } from '@/lib/shared/format'
import { ALERT_MAIL_JOBS, DAY_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { SOURCE_PARAMETER } from '@/lib/shared/query'
import type { BroadcastList, User } from '@/payload-types'
import { findList } from './exportList'
import type { NewJobsJson } from './shared/json'

/** A list that was never told of jobs gets those of the last days. */
const FIRST_DAYS = 7

const UNKNOWN = 'This list does not exist.'

/**
 * broadcast_jobs.php, GET: the jobs that were posted since the people of a list were told of jobs, as a
 * text for WhatsApp. None when they were told on this day in Mumbai: once a day at most.
 */
export const newJobs = async (
  payload: Payload,
  number: unknown,
  now = new Date(),
): Promise<Answer> => {
  const list = await findList(payload, number)
  if (!list) return refuse(UNKNOWN)
  return succeed({ new_jobs: await jobsFor(payload, list, now) })
}

/**
 * broadcast_jobs.php, POST: staff have sent the text that had the jobs until this time, so that nobody
 * gets them again. Of two who say it, and of a repeat, the second is refused.
 */
export const toldOfJobs = (
  payload: Payload,
  user: User,
  { list: number, until }: { list: number; until: string },
  now = new Date(),
): Promise<Answer> =>
  withLock('broadcast-list', async () => {
    const list = await findList(payload, String(number))
    if (!list) return refuse(UNKNOWN)
    const since = sinceOf(list, now)
    if (wasToldToday(list, now)) return refuse('This list was told of jobs today.')
    if (Date.parse(until) <= since.getTime() || Date.parse(until) > now.getTime()) {
      return refuse('The jobs have changed meanwhile. Look at the text again.')
    }
    await changeRows(payload, {
      collection: 'broadcast-lists',
      where: { id: list.id },
      set: { told_until: new Date(until).toISOString(), told_at: now.toISOString() },
    })
    await record(payload, {
      ...{ by: user, action: 'change', subject: 'broadcast-lists', subject_id: list.id },
      detail: 'told of new jobs',
    })
    return succeed({}, `${list.name} is noted as told today.`)
  })

const jobsFor = async (payload: Payload, list: BroadcastList, now: Date): Promise<NewJobsJson> => {
  const until = now.toISOString()
  if (wasToldToday(list, now)) return { text: '', count: 0, until, told_today: true }
  const posted = await jobsPosted(payload, { after: sinceOf(list, now), until: now }, now)
  const newest = [...posted].sort(([, one], [, other]) => other.getTime() - one.getTime())
  const ids = newest.slice(0, ALERT_MAIL_JOBS).map(([id]) => id)
  const byId = new Map((await readJobs(payload, ids)).map((job) => [job.id, job]))
  const jobs = ids.flatMap((id) => byId.get(id) ?? [])
  const text = jobs.length > 0 ? await textOf(payload, jobs, posted.size, now) : ''
  return { text, count: posted.size, until, told_today: false }
}

/** Until when the people of a list know the jobs. */
const sinceOf = ({ told_until }: BroadcastList, now: Date): Date =>
  told_until ? new Date(told_until) : new Date(now.getTime() - FIRST_DAYS * DAY_MS)

const wasToldToday = ({ told_at }: BroadcastList, now: Date): boolean =>
  Boolean(told_at) && officeDay(new Date(told_at ?? '')) === officeDay(now)

const linkTo = (path: string): string => `${env.siteUrl}${path}?${SOURCE_PARAMETER}=whatsapp`

const textOf = async (
  payload: Payload,
  jobs: readonly JobJson[],
  count: number,
  now: Date,
): Promise<string> => {
  const { name } = await payload.findGlobal({ slug: 'site-settings' })
  return [
    `${name}: new jobs, ${longDate(now.toISOString())}`,
    ...jobs.map(({ id, job_title, name: country }) =>
      [[job_title, country].filter(Boolean).join(', '), linkTo(paths.jobDetails(id))].join('\n'),
    ),
    count > jobs.length
      ? `All ${count} new jobs: ${linkTo(paths.jobList)}`
      : `All jobs: ${linkTo(paths.jobList)}`,
    `${MESSAGES.noMoney} To get no more messages, answer STOP.`,
  ].join('\n\n')
}
