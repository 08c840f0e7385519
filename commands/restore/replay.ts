import type { Payload } from 'payload'
import { erasedText, hashesOf } from '@/collections/Backups/erasureList'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { keysFor } from '@/collections/Keyring/keyring'
import { withdraw } from '@/collections/OptOuts/changeOptOut'
import {
  CANDIDATE_COLLECTIONS,
  SUBMISSION_COLLECTIONS,
} from '@/collections/PersonalData/shared/personalData'
import { eraseRow } from '@/collections/Privacy/eraseRow'
import type { Entry } from '@/lib/server/backups/listFiles'
import { changeRows, pagesOf } from '@/lib/server/database/rows'
import { OperatorError } from '@/lib/server/settings/operatorError'
import type { Keyring } from '@/payload-types'

/** Repeats erasures and opt-outs that came after the backup. Throws when one cannot be repeated. */
export const replay = async (
  payload: Payload,
  entries: Entry[],
): Promise<{ erased: number; optOuts: number }> => {
  const keys = await keysFor(payload, 'opt-out')
  const erased = await eraseAgain(payload, keys, hashesIn(entries, 'erased'))
  const optOuts = await optOutAgain(payload, keys, entries)
  return { erased, optOuts }
}

const hashesIn = (entries: Entry[], kind: Entry['kind']): Set<string> =>
  new Set(
    entries
      .filter((entry) => entry.kind === kind)
      .flatMap(({ hashes }) => hashes.flatMap((byKey) => Object.values(byKey))),
  )

const isIn = (hashes: Set<string>, keys: Keyring[], text: string): boolean =>
  Object.values(hashesOf(keys, text)).some((hash) => hashes.has(hash))

const eraseAgain = async (
  payload: Payload,
  keys: Keyring[],
  hashes: Set<string>,
): Promise<number> => {
  if (hashes.size === 0) return 0
  let count = 0
  for (const collection of SUBMISSION_COLLECTIONS) {
    for await (const rows of pagesOf(payload, collection, {}, ['reference'])) {
      for (const { id, reference } of rows) {
        if (!isIn(hashes, keys, erasedText({ subject: collection, subject_id: id, reference }))) {
          continue
        }
        // A hold that was set at the time of the backup had ended before the erasure.
        await changeRows(payload, { collection, where: { id }, set: { legal_hold: false } })
        if (!(await eraseRow(payload, { collection, id }))) {
          throw new OperatorError(
            `A row of ${collection} that was erased after the backup could not be erased again.`,
          )
        }
        count += 1
      }
    }
  }
  if ((await finishErasures(payload)).length > 0) {
    throw new OperatorError('What belongs to an erased row could not be removed again.')
  }
  return count
}

/** Opts out, or lifts an opt-out, in the order of the entries. Returns how many numbers opted out. */
const optOutAgain = async (
  payload: Payload,
  keys: Keyring[],
  entries: Entry[],
): Promise<number> => {
  const added = new Set<string>()
  for (const { kind, hashes } of entries) {
    if (kind === 'erased') continue
    for (const byKey of hashes) {
      // The newest key that the backup has.
      const key = keys.find(({ key_id }) => byKey[key_id])
      const phone_hash = key && byKey[key.key_id]
      if (!phone_hash)
        throw new OperatorError('The backup lacks the keys of opt-outs made after it.')
      const phone_hashes = Object.values(byKey)
      if (kind === 'opt-out-lifted') {
        await payload.delete({
          collection: 'opt-outs',
          where: { phone_hash: { in: phone_hashes } },
        })
        added.delete(phone_hash)
      } else {
        const known = { phone_hash: { in: phone_hashes } }
        const { totalDocs } = await payload.count({ collection: 'opt-outs', where: known })
        if (totalDocs > 0) continue
        await payload.create({
          collection: 'opt-outs',
          data: { phone_hash, key_id: key.key_id },
        })
        added.add(phone_hash)
      }
    }
  }
  await withdrawFor(payload, keys, added)
  return added.size
}

/** Marks the rows of numbers that opted out, as opt_out.php does. */
const withdrawFor = async (
  payload: Payload,
  keys: Keyring[],
  hashes: Set<string>,
): Promise<void> => {
  if (hashes.size === 0) return
  const phones = new Set<string>()
  for (const collection of CANDIDATE_COLLECTIONS) {
    for await (const rows of pagesOf(payload, collection, {}, ['phone_e164'])) {
      for (const { phone_e164: phone } of rows) {
        if (phone && isIn(hashes, keys, phone)) phones.add(phone)
      }
    }
  }
  for (const phone of phones) await withdraw(payload, phone)
}
