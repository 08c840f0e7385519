import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import type { User } from '@/payload-types'
import { personOf } from './samePerson'
import { type CandidateKey, keyOf, pairOf } from './separations'
import { listedRow } from './staffRow'

const NOT_ONE_PERSON = 'These two are not shown as one person. Open the applicant again.'
const NOT_THERE = 'This was undone already.'

const LOCK = 'separations'

/**
 * same_person.php: stores that two submissions, which are shown as one person, are not. Nothing else
 * changes; an erasure still finds both (collections/Privacy/findPerson.ts).
 */
export const tellApart = (
  payload: Payload,
  user: User,
  { of, other }: { of: CandidateKey; other: CandidateKey },
): Promise<Answer> =>
  withLock(LOCK, async () => {
    const row = await contactOf(payload, of)
    const { group } = row ? await personOf(payload, { ...of, ...row }) : { group: [] }
    const isOne = group.some(({ key }) => key === keyOf(other)) && keyOf(of) !== keyOf(other)
    if (!isOne) return refuse(NOT_ONE_PERSON)
    const data = { ...pairOf(of, other), told_by: user.id }
    await payload.create({ collection: 'separations', data })
    await recordIt(payload, user, keyOf(of), `not the person of ${keyOf(other)}`)
    return succeed({}, 'Kept as two people.')
  })

/** same_person.php: undoes that two submissions were told apart. */
export const bringTogether = (payload: Payload, user: User, id: number): Promise<Answer> =>
  withLock(LOCK, async () => {
    const where = { id: { equals: id } }
    const { docs } = await payload.find({ collection: 'separations', where, limit: 1 })
    const [row] = docs
    if (!row) return refuse(NOT_THERE)
    await payload.db.deleteMany({ collection: 'separations', where })
    await recordIt(payload, user, row.one, `again the person of ${row.other}`)
    return succeed({}, 'Shown as one person again.')
  })

const recordIt = async (payload: Payload, by: User, key: string, detail: string): Promise<void> => {
  const [subject = '', id] = key.split(' ')
  await record(payload, { by, action: 'change', subject, subject_id: Number(id), detail })
}

/** By what a submission is connected; null when it is not on the list. */
const contactOf = async (payload: Payload, { collection, id }: CandidateKey) => {
  const { docs } = await payload.find({ collection, ...listedRow(id) })
  const [row] = docs
  if (!row) return null
  const name = 'full_name' in row ? row.full_name : row.name
  return { name, email: row.email, phone_e164: row.phone_e164 }
}
