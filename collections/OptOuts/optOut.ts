import type { Payload, Where } from 'payload'
import { listOptOut } from '@/collections/Backups/erasureList'
import { currentKey, keysFor, macUnder } from '@/collections/Keyring/keyring'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { pagesOf } from '@/lib/server/database/rows'
import { isTaken } from '@/lib/server/payload/payloadErrors'
import type { Keyring } from '@/payload-types'

// Far below the maximum of values in one query of either database.
const QUERY_CHUNK = 500

/** Opts a number (E.164) out of all broadcast lists. A repeat changes nothing. */
export const optOut = async (payload: Payload, e164: string): Promise<void> => {
  if ((await optedOut(payload, [e164])).size > 0) return
  // First: an entry too many does no harm.
  await listOptOut(payload, 'opted-out', e164)
  const key = currentKey(await keysFor(payload, 'opt-out'))
  try {
    await payload.create({
      collection: 'opt-outs',
      data: { phone_hash: hashUnder(key, e164), key_id: key.key_id },
    })
  } catch (error) {
    if (!isTaken(error, 'phone_hash')) throw error
  }
}

/** Cancels the opt-out of a number, which only the person may ask for. A repeat changes nothing. */
export const liftOptOut = async (payload: Payload, e164: string): Promise<void> => {
  if ((await optedOut(payload, [e164])).size === 0) return
  const keys = await keysFor(payload, 'opt-out')
  await payload.delete({
    collection: 'opt-outs',
    where: { phone_hash: { in: keys.map((key) => hashUnder(key, e164)) } },
  })
  await listOptOut(payload, 'opt-out-lifted', e164)
}

/** The numbers (E.164) among these that opted out. */
export const optedOut = async (
  payload: Payload,
  e164s: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (e164s.length === 0) return new Set()
  // Retired keys too: rows signed with them still count.
  const keys = await keysFor(payload, 'opt-out')
  const numbers = new Map(
    e164s.flatMap((e164) => keys.map((key) => [hashUnder(key, e164), e164] as const)),
  )
  const hashes = [...numbers.keys()]
  const found = new Set<string>()
  for (let at = 0; at < hashes.length; at += QUERY_CHUNK) {
    const { docs } = await payload.find({
      collection: 'opt-outs',
      where: { phone_hash: { in: hashes.slice(at, at + QUERY_CHUNK) } },
      pagination: false,
    })
    for (const { phone_hash } of docs) found.add(numbers.get(phone_hash) ?? '')
  }
  return found
}

/**
 * The ids of the rows that fit and whose number opted out. Only a hash of a number is stored, so
 * every row is checked.
 */
export const idsOptedOut = async (
  payload: Payload,
  collection: CandidateCollection,
  where: Where,
): Promise<number[]> => {
  const ids: number[] = []
  for await (const rows of pagesOf(payload, collection, where, ['phone_e164'])) {
    const stopped = await optedOut(
      payload,
      rows.flatMap(({ phone_e164 }) => phone_e164 || []),
    )
    ids.push(...rows.filter((row) => stopped.has(row.phone_e164 ?? '')).map(({ id }) => id))
  }
  return ids
}

/** Without the key nobody can find a number by trying all of them. */
const hashUnder = (key: Keyring, e164: string): string => macUnder(key, e164).toString('hex')
