import type { Payload, Where } from 'payload'
import type { OtherSubmissionJson } from './shared/json'
import { wordsOfName } from './wordsOfName'

/** A submission and its sender. */
export type Person = {
  kind: 'application' | 'registration'
  id: number
  name: string
  email: string
  phone_e164?: string | null
}

const MOST = 20

/**
 * The other applications and registrations of the same person, at most 20 of each: the same e-mail,
 * or the same phone and a name with a word in common (families share phones). Only for display.
 */
export const samePerson = async (
  payload: Payload,
  person: Person,
): Promise<OtherSubmissionJson[]> => {
  const found = (kind: Person['kind']) => ({
    where: sameContact(person, kind),
    sort: '-id',
    limit: MOST,
    pagination: false,
  })
  const [applications, registrations] = await Promise.all([
    payload.find({ collection: 'applications', depth: 1, ...found('application') }),
    payload.find({ collection: 'registrations', depth: 0, ...found('registration') }),
  ])
  const others = [
    ...applications.docs.map(({ id, name, email, job_id, ...row }) => ({
      kind: 'application' as const,
      id,
      name,
      email,
      title: typeof job_id === 'object' ? (job_id?.job_title ?? null) : null,
      stage: row.stage,
      reference: row.reference,
      created_at: row.createdAt,
    })),
    ...registrations.docs.map(({ id, full_name, email, ...row }) => ({
      kind: 'registration' as const,
      id,
      name: full_name,
      email,
      title: row.position_Name,
      stage: null,
      reference: row.reference,
      created_at: row.createdAt,
    })),
  ]
  return others.flatMap(({ email, ...other }): OtherSubmissionJson[] => {
    if (email === person.email) return [{ ...other, same: 'email' }]
    return isSimilar(other.name, person.name) ? [{ ...other, same: 'phone' }] : []
  })
}

/** Whether the same person has an application for a job that is on the list. */
export const hasApplied = async (
  payload: Payload,
  person: Person,
  job: number,
): Promise<boolean> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { and: [sameContact(person, 'application'), { job_id: { equals: job } }] },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
  })
  return docs.some(({ name, email }) => email === person.email || isSimilar(name, person.name))
}

const sameContact = ({ kind, id, email, phone_e164 }: Person, of: Person['kind']): Where => ({
  and: [
    { quarantined_at: { exists: false } },
    {
      or: [
        { email: { equals: email } },
        ...(phone_e164 ? [{ phone_e164: { equals: phone_e164 } }] : []),
      ],
    },
    ...(of === kind ? [{ id: { not_equals: id } }] : []),
  ],
})

const isSimilar = (one: string, other: string): boolean => {
  const words = wordsOfName(other)
  return wordsOfName(one).some((word) => words.includes(word))
}
