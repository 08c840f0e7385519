import type { Payload } from 'payload'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import type { Separation } from '@/payload-types'

/** A submission of a candidate. */
export type CandidateKey = { collection: CandidateCollection; id: number }

export const keyOf = ({ collection, id }: CandidateKey): string => `${collection} ${id}`

/** How a pair is stored, whichever of the two is named first. */
export const pairOf = (first: CandidateKey, second: CandidateKey) => {
  const [one = '', other = ''] = [keyOf(first), keyOf(second)].sort()
  return { one, other, pair: `${one} ${other}` }
}

/** The pairs that staff told apart with at least one of these rows, with the account. */
export const separationsOf = async (
  payload: Payload,
  rows: readonly CandidateKey[],
): Promise<Separation[]> => {
  if (rows.length === 0) return []
  const keys = rows.map(keyOf)
  const { docs } = await payload.find({
    collection: 'separations',
    where: { or: [{ one: { in: keys } }, { other: { in: keys } }] },
    sort: 'id',
    depth: 1,
    populate: { users: { name: true } },
    pagination: false,
  })
  return docs
}
