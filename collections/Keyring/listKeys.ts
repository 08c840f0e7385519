import type { Payload, Where } from 'payload'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import type { Keyring } from '@/payload-types'
import { KEY_PURPOSES, type KeyPurpose, keysFor } from './keyring'
import { missingKeys } from './prepareKeyring'

/** A key as it is listed, without its value. */
export type ListedKey = {
  purpose: KeyPurpose
  key_id: string
  state: 'current' | 'older' | 'retired' | 'missing'
  /** ISO; null for a missing key. */
  created_at: string | null
  retired_at: string | null
  /** The number of opt-outs signed with it; for a link key, of candidates with a mailed link. */
  needed_by: number
}

/** All keys by purpose, the current one first, missing ones last. */
export const listKeys = async (payload: Payload): Promise<ListedKey[]> => {
  const listed: ListedKey[] = []
  for (const purpose of KEY_PURPOSES) {
    const keys = await keysFor(payload, purpose)
    for (const [at, key] of keys.entries()) {
      listed.push({
        purpose,
        key_id: key.key_id,
        state: at === 0 ? 'current' : key.retired_at ? 'retired' : 'older',
        created_at: key.createdAt,
        retired_at: key.retired_at ?? null,
        needed_by:
          purpose === 'opt-out'
            ? await optOutsUnder(payload, key)
            : await linksUnder(payload, key, keys[at - 1]),
      })
    }
  }
  for (const { key_id, needed_by } of await missingKeys(payload)) {
    const needed = { needed_by: Number(needed_by), created_at: null, retired_at: null }
    listed.push({
      purpose: 'opt-out',
      key_id,
      state: 'missing',
      ...needed,
    })
  }
  return listed
}

const optOutsUnder = async (payload: Payload, { key_id }: Keyring): Promise<number> =>
  (await payload.count({ collection: 'opt-outs', where: { key_id: { equals: key_id } } })).totalDocs

/** A link is made with its row, so these are the rows created while the key was current. */
const linksUnder = async (
  payload: Payload,
  key: Keyring,
  next: Keyring | undefined,
): Promise<number> => {
  const time: Where[] = [{ createdAt: { greater_than_equal: key.createdAt } }]
  if (next) time.push({ createdAt: { less_than: next.createdAt } })
  const counts = await Promise.all(
    CANDIDATE_COLLECTIONS.map((collection) => payload.count({ collection, where: { and: time } })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}
