import type { Payload } from 'payload'
import { macUnder } from '@/collections/Keyring/keyring'
import { officeDay } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { Application, Keyring } from '@/payload-types'
import { isEqual, keyOfToken, linkKey } from './statusLink'

/** An application's id, the last day of the link, the id of a key, and a signature. */
const TOKEN = /^([1-9]\d{0,8})\.(\d{4}-\d{2}-\d{2})\.([0-9a-f]{10})\.([\w-]{43})$/

const DAYS_VALID = 90

/** The path of a family page, and the last day on which it works, 'YYYY-MM-DD'. */
export type FamilyLink = { path: string; until: string }

/**
 * Makes the link of the family page of an application, for somebody who opened its status page with
 * `token`. It is signed with the key of that token, so that it ends when that key is retired, and
 * over other words than a candidate's link, so that neither can be made from the other. It has no
 * reference: who knows that number could speak to the office as the candidate.
 */
export const familyLink = async (
  payload: Payload,
  row: Pick<Application, 'id' | 'reference'>,
  token: string,
  now: Date,
): Promise<FamilyLink | null> => {
  const key = await keyOfToken(payload, token)
  if (!key) return null
  const last = new Date(now)
  last.setUTCDate(last.getUTCDate() + DAYS_VALID)
  const until = officeDay(last)
  const signed = signature(key, row, until)
  return { path: paths.familyPage(`${row.id}.${until}.${key.key_id}.${signed}`), until }
}

/**
 * The application that a family page shows; null when its token is forged or past its last day, the
 * application erased or the key retired.
 */
export const findByFamilyToken = async (
  payload: Payload,
  token: unknown,
  now: Date,
): Promise<Application | null> => {
  const [, id, until = '', keyId, given = ''] =
    (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!id || until < officeDay(now)) return null
  const key = await linkKey(payload, keyId)
  if (!key) return null
  const row = await payload.findByID({
    collection: 'applications',
    id: Number(id),
    depth: 1,
    disableErrors: true,
  })
  return row && isEqual(given, signature(key, row, until)) ? row : null
}

/** The reference is signed too: a database may give the id of an erased row to another one. */
const signature = (
  key: Keyring,
  { id, reference }: Pick<Application, 'id' | 'reference'>,
  until: string,
): string =>
  macUnder(key, `family-page:applications:${id}:${reference}:${until}`).toString('base64url')
