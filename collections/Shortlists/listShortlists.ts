import type { Payload, Where } from 'payload'
import { recordList } from '@/collections/Audit/recordReads'
import { type Answer, succeed } from '@/lib/server/calls/answers'
import { parseId } from '@/lib/shared/ids'
import type { Shortlist, ShortlistPerson, User } from '@/payload-types'
import { hasEnded } from './link'
import { findPlaces } from './people'
import type { ProposedJson, ShortlistJson } from './shared/json'

/** shortlist_list.php: the lists of a job (`job`), the newest first, with their people and answers. */
export const listShortlists = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
  now = new Date(),
): Promise<Answer> => {
  const job = parseId(query.get('job')) ?? 0
  const rows = await findLists(payload, { job: { equals: job } })
  const places = await findPlaces(payload, { shortlist: { in: rows.map(({ id }) => id) } })
  const names = await namesOf(
    payload,
    places.map(({ application }) => application),
  )
  const shortlists = rows.map((row) => listJson(row, job, { places, names, now }))
  const count = places.length
  await recordList(payload, user, { subject: 'applications', count, isWhole: false, filters: [] })
  return succeed({ shortlists })
}

/** The lists on which an applicant is, the newest first, as the pane shows them. */
export const proposedTo = async (
  payload: Payload,
  application: number,
  now = new Date(),
): Promise<ProposedJson[]> => {
  const places = await findPlaces(payload, { application: { equals: application } })
  const rows = await findLists(payload, { id: { in: places.map(({ shortlist }) => shortlist) } })
  return rows.map((row) => {
    const place = places.find(({ shortlist }) => shortlist === row.id)
    return {
      shortlist: row.id,
      company: row.company,
      ends_on: row.ends_on,
      has_ended: hasEnded(row, now),
      views: row.views,
      viewed_at: row.viewed_at ?? null,
      answer: place?.answer ?? 'none',
      reason: place?.reason ?? null,
    }
  })
}

const findLists = async (payload: Payload, where: Where): Promise<Shortlist[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'shortlists', sort: '-id', depth: 0, pagination: false } as const),
    where,
  })
  return docs
}

/** Of those whom staff may see. */
const namesOf = async (payload: Payload, ids: number[]): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: ids } },
        { quarantined_at: { exists: false } },
        { erasure_asked_at: { exists: false } },
      ],
    },
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

type With = { places: ShortlistPerson[]; names: Map<number, string>; now: Date }

const listJson = (row: Shortlist, job_id: number, { places, names, now }: With): ShortlistJson => ({
  ...{ id: row.id, job_id, company: row.company, email: row.email, ends_on: row.ends_on },
  has_ended: hasEnded(row, now),
  with_resumes: row.with_resumes === true,
  created_at: row.createdAt,
  views: row.views,
  viewed_at: row.viewed_at ?? null,
  answered_at: row.answered_at ?? null,
  people: places.flatMap(({ shortlist, application, answer, reason }) => {
    const name = shortlist === row.id ? names.get(application) : undefined
    return name === undefined
      ? []
      : [{ application_id: application, name, answer, reason: reason ?? null }]
  }),
})
