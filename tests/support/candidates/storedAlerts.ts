import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { Job, JobAlert, Mail } from '@/payload-types'
import { ownPayload } from '../site/ownPayload'
import { specified } from './storedJobs'

/** Job alerts and jobs in the database of a test, and the mails about them. */

type Stored = Partial<
  Pick<JobAlert, 'search' | 'state' | 'asked_at' | 'seen_until' | 'language' | 'quarantined_at'>
>

type Posted = Partial<
  Pick<Job, 'job_title' | 'posted_at' | 'is_deleted' | 'closing_date' | 'is_sample'>
>

/** A confirmed alert that has seen the jobs until a time, unless it says otherwise. */
export const storeAlert = (payload: Payload, values: Stored): Promise<JobAlert> => {
  const id = randomUUID()
  return payload.create({
    collection: 'job_alerts',
    data: {
      search: '',
      state: 'confirmed',
      language: 'en',
      asked_at: '2026-11-01T00:00:00.000Z',
      reference: `JA-${id.slice(0, 12)}`,
      email: `${id}@candidate.example`,
      dedupe_key: `h:${id}`,
      ...values,
    },
  })
}

export const storeJob = async (
  payload: Payload,
  values: Posted & Pick<Job, 'posted_at'>,
): Promise<Job> => {
  const where = { iso2: { equals: 'QA' } }
  const [country] = (await payload.find({ collection: 'countries', where })).docs
  const { id: country_id } =
    country ??
    (await payload.create({
      collection: 'countries',
      data: { iso2: 'QA', name: 'Qatar', country_code: '974', isDestination: true },
    }))
  return payload.create({
    collection: 'jobs',
    data: { ...specified, is_deleted: 'No', country_id, ...values },
  })
}

/** The mails with jobs to the address of an alert, oldest first. */
export const jobMailsOf = async (
  payload: Payload,
  { email }: Pick<JobAlert, 'email'>,
): Promise<Mail[]> => {
  const where: Where = { and: [{ to: { equals: email } }, { kind: { equals: 'alert' } }] }
  return (await payload.find({ collection: 'mails', where, sort: 'id', pagination: false })).docs
}

/**
 * Days for the tests of one file, three apart, so that no test meets the jobs of another: each has a
 * word of its own as well, since the search also finds words that are misspelt.
 */
const newDays = (payload: Payload) => {
  let used = 0
  return () => {
    used += 1
    const word = `welder${String.fromCharCode(96 + used).repeat(6)}`
    const day = 1 + used * 3
    return {
      day,
      alert: (values: Stored = {}) =>
        storeAlert(payload, { search: `q=${word}`, seen_until: evening(day - 2), ...values }),
      /** A job of the day before. */
      job: (values: Posted = {}) =>
        storeJob(payload, { job_title: word, posted_at: evening(day - 1), ...values }),
      word,
    }
  }
}

/** Payload in the test's own process with the keys of links, and the daily run at a time. */
export const alertSite = async () => {
  const { payload, end } = await ownPayload()
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  await prepareKeyring(payload)
  const { runJobAlerts } = await import('@/collections/JobAlerts/sendAlerts')
  return {
    payload,
    end,
    run: (now: Date) => runJobAlerts(payload, now),
    newDay: newDays(payload),
  }
}

/** The morning of a day in November, when the task runs. */
export const morning = (day: number): Date => new Date(Date.UTC(2026, 10, day, 2))

export const evening = (day: number): string => new Date(Date.UTC(2026, 10, day, 12)).toISOString()
