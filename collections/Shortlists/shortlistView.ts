import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { publicDemand } from '@/collections/Demands/jobDemand'
import { changeRows } from '@/lib/server/database/rows'
import type { Job, Shortlist } from '@/payload-types'
import { hashFor, isOpenIn } from './browser'
import { isCodeAlive } from './code'
import { findByShortlistToken, hasEnded } from './link'
import { placesOn, proposedPeople } from './people'
import { readResume } from './readResume'
import type { ShortlistView } from './shared/json'

/**
 * What the employer's page shows, by its token and the cookie of the browser; null for a link that is
 * none of ours. Each look at the people is counted and in the audit trail before they are shown. `wanted`:
 * the place whose resume is to be read; the list, when it is not shown (any more).
 */
export const shortlistView = async (
  payload: Payload,
  token: string,
  browser: string | null,
  now: Date,
  wanted: number | null = null,
): Promise<ShortlistView | null> => {
  const row = await findByShortlistToken(payload, token)
  if (!row) return null
  const { company, ends_on, job } = row
  if (hasEnded(row, now) || typeof job !== 'object' || !job) return { state: 'ended' }
  if (!isOpenIn(row, browser, now)) {
    const email = masked(row.email)
    return { state: 'code', token, company, email, ends_on, sent_at: sentTo(row, browser, now) }
  }
  const places = await placesOn(payload, row.id, job.id)
  const people = proposedPeople(places, row)
  const person = people.find(({ id, resume }) => id === wanted && resume !== null)
  const place = person && places.find(({ id }) => id === person.id)
  if (place) {
    const text = await readResume(payload, row.id, place.application)
    return { state: 'resume', token, company, ends_on, person, text }
  }
  await recordLook(payload, row.id, people.length, now)
  const places_left = await placesLeft(payload, job, now)
  const of = { job: job.job_title, place: job.location_hiring ?? '' }
  return { state: 'list', token, company, ends_on, ...of, places_left, people }
}

/** When the code was sent that this browser may type; null without one. */
const sentTo = (row: Shortlist, browser: string | null, now: Date): string | null =>
  browser && row.code_browser === hashFor(row, browser) && isCodeAlive(row, now)
    ? (row.code_at ?? null)
    : null

const recordLook = async (payload: Payload, id: number, count: number, now: Date) => {
  await record(payload, {
    ...({ by: 'visitor', action: 'view', subject: 'shortlists' } as const),
    ...{ subject_id: id, count },
  })
  await changeRows(payload, {
    ...{ collection: 'shortlists', where: { id }, increment: ['views'] },
    set: { viewed_at: now.toISOString() },
  })
}

const placesLeft = async (payload: Payload, job: Job, now: Date): Promise<number | null> => {
  const line = typeof job.demand_line === 'object' ? job.demand_line?.id : job.demand_line
  const demand = await publicDemand(payload, line ?? null, false, now)
  return demand?.left ?? null
}

/** 'h•@example.com' */
const masked = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•${email.slice(at)}`
}
