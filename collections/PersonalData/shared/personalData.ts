import { keysOf } from '@/lib/shared/objects'

/**
 * Where personal data is stored. Erasure, export, retention, mails, counts and the vacuum after an
 * erasure are derived from these tables; tests/unit/personalData.test.ts finds a collection that is
 * missing. A browser imports this too.
 */

/**
 * The collections of forms that people send, with the names of the fields that differ. The slug of each
 * is also the name of its table.
 */
export const SUBMISSIONS = {
  applications: { owner: 'application', name: 'name', phone: 'phone_e164' },
  registrations: { owner: 'registration', name: 'full_name', phone: 'phone_e164' },
  enquiries: { owner: 'enquiry', name: 'name', phone: 'phone' },
  // An address, and the search for which it gets new jobs.
  job_alerts: { owner: 'job_alert', name: 'email', phone: null },
} as const

export type SubmissionCollection = keyof typeof SUBMISSIONS

export const SUBMISSION_COLLECTIONS = keysOf(SUBMISSIONS)

/** One submission of any kind. */
export type SubmissionKey = { collection: SubmissionCollection; id: number }

/** Submissions of candidates: they have a resume, consents, notes and a status page. */
export const CANDIDATE_COLLECTIONS = [
  'applications',
  'registrations',
] as const satisfies SubmissionCollection[]

export type CandidateCollection = (typeof CANDIDATE_COLLECTIONS)[number]

export const isOfCandidate = (
  collection: SubmissionCollection,
): collection is CandidateCollection =>
  CANDIDATE_COLLECTIONS.some((candidates) => candidates === collection)

/** Rows about a submission. They name it in the field `owner` above, and are erased with it. */
const BELONGINGS = {
  activities: CANDIDATE_COLLECTIONS,
  mails: SUBMISSION_COLLECTIONS,
  // Places on days of interviews.
  interview_seats: ['applications'],
  // What happened after the selection.
  deployments: ['applications'],
  papers: ['applications'],
  paper_copies: ['applications'],
  // Places on lists for employers.
  shortlist_people: ['applications'],
} as const satisfies Record<string, readonly SubmissionCollection[]>

export type BelongingCollection = keyof typeof BELONGINGS

/** The field and value by which a new belonging names its submission. */
export const ownerOf = ({ collection, id }: SubmissionKey) => ({
  [SUBMISSIONS[collection].owner]: id,
})

/** The query for the belongings of a submission. */
export const ownedBy = ({ collection, id }: SubmissionKey) => ({
  [SUBMISSIONS[collection].owner]: { equals: id },
})

/** The collections with rows that belong to a submission of this kind. */
export const belongingsOf = (collection: SubmissionCollection): BelongingCollection[] =>
  keysOf(BELONGINGS).filter((slug) => BELONGINGS[slug].some((owner) => owner === collection))

/** Tables with personal data that triggers keep (docs/adr/0026); Payload does not know them. */
export const DERIVED_PERSONAL_TABLES = ['application_list'] as const

/**
 * Collections in which staff write and may name a person. An erasure deletes the rows that do
 * (collections/Privacy/searchesNaming.ts).
 */
const WRITTEN_BY_STAFF = ['searches'] as const

/** Every collection in which a person's data is stored. */
export const PERSONAL_TABLES = [
  ...SUBMISSION_COLLECTIONS,
  ...keysOf(BELONGINGS),
  ...WRITTEN_BY_STAFF,
]
