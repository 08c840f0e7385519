import type { Payload, Where } from 'payload'
import { STAGES } from '@/collections/Applications/shared/stages'
import { LISTED } from '@/collections/PersonalData/listed'
import { resumeState } from '@/collections/Submissions/shared/resumeState'
import type { Application, Shortlist, ShortlistPerson } from '@/payload-types'
import type { ProposedPerson } from './shared/json'

type Candidate = Pick<
  Application,
  'id' | 'name' | 'position' | 'stage' | 'dedupe_key' | 'upload_resume' | 'resume_read'
> & {
  job_id?: Application['job_id']
}

/** A place on a list with its application; null when the employer may not see the person (any more). */
export type Place = ShortlistPerson & { candidate: Candidate | null }

/**
 * The applications among these that an employer may see: the person sent the form of this very job, whose
 * notice names the employer, and did not withdraw, was not closed out, and asked for no erasure. Whom the
 * office proposed from a registration or wrote down at a door saw no such notice.
 */
export const mayBeShown = async (
  payload: Payload,
  job: number,
  ids: readonly number[],
): Promise<Map<number, Candidate>> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: [...ids] } },
        { job_id: { equals: job } },
        { erasure_asked_at: { exists: false } },
        LISTED,
      ],
    },
    select: {
      ...{ name: true, position: true, stage: true, job_id: true, dedupe_key: true },
      ...{ upload_resume: true, resume_read: true },
    },
    depth: 0,
    pagination: false,
  })
  const shown = docs.filter(({ stage, dedupe_key }) => {
    const isOfOffice = /^[pw]:/.test(dedupe_key)
    return !STAGES[stage].isClosed && !isOfOffice
  })
  return new Map(shown.map((row) => [row.id, row]))
}

/** The places of lists, in the order in which they were given. */
export const findPlaces = async (payload: Payload, where: Where): Promise<ShortlistPerson[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'shortlist_people', sort: 'id', depth: 0, pagination: false } as const),
    where,
  })
  return docs
}

/** The places of a list; `job`: its id. */
export const placesOn = async (
  payload: Payload,
  shortlist: number,
  job: number,
): Promise<Place[]> => {
  const places = await findPlaces(payload, { shortlist: { equals: shortlist } })
  const ids = places.map(({ application }) => application)
  const shown = await mayBeShown(payload, job, ids)
  return places.map((place) => ({ ...place, candidate: shown.get(place.application) ?? null }))
}

/** What the employer sees of those who are shown. */
export const proposedPeople = (
  places: readonly Place[],
  { with_resumes }: Pick<Shortlist, 'with_resumes'>,
): ProposedPerson[] =>
  places.flatMap(({ id, candidate, years, answer, reason }) =>
    candidate
      ? [
          {
            ...{ id, answer },
            name: withoutContact(candidate.name),
            position: withoutContact(candidate.position),
            years: years ?? null,
            reason: reason ?? null,
            resume: with_resumes ? resumeState(candidate) : null,
          },
        ]
      : [],
  )

/** People type numbers and addresses where they are not asked for. */
export const withoutContact = (text: string): string =>
  text
    .replace(/\S*(?:@|https?:|www\.|wa\.me)\S*/gi, '•••')
    .replace(/\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu, '•••')
