import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { putInOutbox } from '@/collections/Mails/outbox'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { counted, officeDay, officeDayStart } from '@/lib/shared/format'
import type { Job, Shortlist, User } from '@/payload-types'
import { linkMail } from './email'
import { hasEnded, shortlistById, shortlistUrl } from './link'
import { findPlaces, mayBeShown } from './people'
import { MOST_DAYS } from './shared/keys'
import type { ShortlistValues } from './shared/schema'

const SHORTLIST_UNKNOWN = 'This list is no longer there.'

/**
 * shortlist_save.php: proposes applicants of one job to a company, and mails the link to its contact. A
 * repeat with the same key makes no second list, and writes the mail if it was not written.
 */
export const saveShortlist = (
  payload: Payload,
  user: User,
  values: ShortlistValues,
  now = new Date(),
): Promise<Answer> =>
  withLock(`new shortlist ${values.key}`, async () => {
    const where = { made_with: { equals: values.key } }
    const [before] = (await payload.find({ collection: 'shortlists', where, depth: 0 })).docs
    if (before) return finish(payload, user, before.id, values)
    const problem = dayProblem(values.ends_on, now)
    if (problem) return refuseField('ends_on', problem)
    const ids = values.people.map(({ id }) => id)
    const job = await jobOf(payload, ids)
    if (!job) return refuse('Choose applicants of one job.')
    const shown = await mayBeShown(payload, job.id, ids)
    const others = ids.filter((id) => !shown.has(id)).length
    if (others > 0) {
      return refuse(
        `${counted(others, 'person', 'people')} cannot be shown to an employer: withdrawn, closed, to be erased, or not applied by the form of this job. Take them out.`,
      )
    }
    const { company, email, ends_on, key, with_resumes = false } = values
    const row = await payload.create({
      collection: 'shortlists',
      data: {
        ...{ job: job.id, company, email, ends_on, with_resumes, made_with: key },
        created_by: user.id,
        secret: randomBytes(32).toString('base64url'),
        ...{ code_tries: 0, wrong_codes: 0, views: 0 },
      },
    })
    return finish(payload, user, row.id, values)
  })

/** What may be missing after a process that ended in between: people, record, mail. */
const finish = async (
  payload: Payload,
  user: User,
  id: number,
  { people }: ShortlistValues,
): Promise<Answer> => {
  const row = await shortlistById(payload, id)
  const job = row && typeof row.job === 'object' ? row.job : null
  if (!row || !job) return refuse(SHORTLIST_UNKNOWN)
  const there = await findPlaces(payload, { shortlist: { equals: id } })
  for (const one of people) {
    if (there.some(({ application }) => application === one.id)) continue
    const place = { shortlist: id, application: one.id, key: `${id}:${one.id}`, years: one.years }
    await payload.create({ collection: 'shortlist_people', data: { ...place, answer: 'none' } })
  }
  if (there.length === 0) {
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'shortlists', subject_id: id } as const),
      count: people.length,
      detail: `proposed to a company${row.with_resumes ? ', with resumes' : ''}`,
    })
  }
  await mailLink(payload, row, job, people.length)
  const sent = (await hasMailServer(payload))
    ? 'The link is mailed.'
    : 'The mail is kept in the outbox because no mail server is set.'
  return succeed({ id }, `${counted(people.length, 'person', 'people')} proposed. ${sent}`)
}

const mailLink = async (payload: Payload, row: Shortlist, job: Job, count: number) => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const { company, ends_on } = row
  const content = linkMail(
    { company, ends_on, job: job.job_title, count },
    await shortlistUrl(payload, row),
  )
  const mail = { key: `shortlist:${row.id}`, kind: 'shortlist', to: row.email }
  await putInOutbox(payload, { ...renderMail(content, facts), ...mail })
}

const dayProblem = (day: string, now: Date): string | null => {
  if (day < officeDay(now)) return 'This day is past'
  const last = officeDayStart(officeDay(now), MOST_DAYS)
  return last && day > officeDay(new Date(last)) ? `At most ${MOST_DAYS} days from today` : null
}

/** The one job of these applications; null when they are of several, or of none. */
const jobOf = async (payload: Payload, ids: readonly number[]): Promise<Job | null> => {
  const { docs } = await payload.find({
    ...({ collection: 'applications', depth: 1, pagination: false } as const),
    where: { id: { in: [...ids] } },
    select: { job_id: true },
  })
  const jobs = new Map(
    docs.map(({ job_id }) => [typeof job_id === 'object' ? job_id?.id : job_id, job_id]),
  )
  const [job] = jobs.values()
  return jobs.size === 1 && typeof job === 'object' ? (job ?? null) : null
}

/** shortlist_update.php: ends a link at once. The answers stay. A repeat succeeds. */
export const endShortlist = async (
  payload: Payload,
  user: User,
  id: number,
  now = new Date(),
): Promise<Answer> => {
  const row = await shortlistById(payload, id)
  if (!row) return refuse(SHORTLIST_UNKNOWN)
  if (!hasEnded(row, now)) {
    const set = { ended_at: now.toISOString(), code_hash: null, open_browser: null }
    await changeRows(payload, { collection: 'shortlists', where: { id, ended_at: null }, set })
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'shortlists', subject_id: id } as const),
      detail: 'link ended',
    })
  }
  return succeed({}, 'The link has ended. The answers are kept.')
}
