import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Application, Interview, InterviewSeat, Job } from '@/payload-types'
import { ownPayload } from '../site/ownPayload'
import { listRow } from './applicationRows'
import { storeJob } from './storedAlerts'

/** Days of interviews, applications and their places in the database of a test. */

/** The time of most tests: 28 November 2026, 15:30 in Mumbai. */
export const TODAY = new Date('2026-11-28T10:00:00Z')

/** A minute after the last day for answers. */
export const LATE = new Date('2026-12-02T18:31:00Z')
export const DAY_AFTER = new Date('2026-12-05T19:00:00Z')

let used = 0

export const storeDay = (
  payload: Payload,
  job: Job,
  values: Partial<Interview> = {},
): Promise<Interview> =>
  payload.create({
    collection: 'interviews',
    data: {
      kind: 'trade_test',
      day: '2026-12-05',
      answer_until: '2026-12-02',
      place: 'Sample Test Hall, gate 2',
      address: 'Station Road, Mumbai 400 000',
      map_url: 'https://maps.example/hall',
      bring: ['passport', 'work_shoes'],
      slots: [
        { time: '09:30', places: 1 },
        { time: '11:00', places: 2 },
      ],
      // The numbers that a test gives by itself.
      last_number: 5,
      ...values,
      job: job.id,
    },
    depth: 0,
  })

/** An application for a job, whose reference is that of its link. */
export const storeApplicant = (
  payload: Payload,
  job: Job,
  values: Partial<Application> = {},
): Promise<Application> => {
  used += 1
  return payload.create({
    collection: 'applications',
    data: {
      ...listRow(5, [job.id]),
      stage: 'interview',
      quarantined_at: null,
      email: `${randomUUID()}@candidate.example`,
      reference: `AP-26-${String(8_000_000 + used)}`,
      dedupe_key: randomUUID(),
      ...values,
      job_id: job.id,
    },
    depth: 0,
  })
}

export const storeSeat = (
  payload: Payload,
  day: Pick<Interview, 'id'>,
  application: Pick<Application, 'id'>,
  values: Partial<InterviewSeat> = {},
): Promise<InterviewSeat> =>
  payload.create({
    collection: 'interview_seats',
    data: {
      interview: day.id,
      application: application.id,
      key: `${day.id}:${application.id}`,
      number: 1,
      time: '09:30',
      answer: 'none',
      ...values,
    },
  })

/** Payload in the test's own process with the keys of links, and what a candidate sees and sends. */
export const interviewSite = async () => {
  const { payload, end } = await ownPayload()
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  await prepareKeyring(payload)
  const { statusLinks } = await import('@/collections/Submissions/statusLink')
  const { cardView } = await import('@/collections/Interviews/cardView')
  const { cardCalendar } = await import('@/collections/Interviews/cardCalendar')
  const { runInterviewAnswer } = await import('@/collections/Interviews/runInterviewAnswer')
  const newDay = async (values: Partial<Interview> = {}) => {
    const job = await storeJob(payload, { posted_at: '2026-11-01T08:00:00.000Z' })
    const day = await storeDay(payload, job, values)
    return { job, day, applicant: await storeApplicant(payload, job) }
  }
  const tokenOf = async (application: Application): Promise<string> =>
    (await statusLinks(payload, 'applications'))(application).split('/').at(-1) ?? ''
  return {
    payload,
    end,
    newDay,
    /** A day with somebody who has a place on it. */
    invited: async (values: Partial<Interview> = {}, ofSeat: Partial<InterviewSeat> = {}) => {
      const made = await newDay(values)
      return { ...made, seat: await storeSeat(payload, made.day, made.applicant, ofSeat) }
    },
    viewOf: async (application: Application, query = {}, now = TODAY) =>
      cardView(payload, await tokenOf(application), query, now),
    fileOf: async (application: Application, seat: number, now = TODAY) =>
      cardCalendar(payload, await tokenOf(application), String(seat), 'en', now),
    answer: async (
      application: Application,
      values: { seat: number; answer: 'coming' | 'cannot' | 'move'; to?: string },
      now = TODAY,
    ) => {
      const token = await tokenOf(application)
      const call = { payload, values: { to: '', ...values, token } }
      return (await runInterviewAnswer(call, now)).body
    },
  }
}
