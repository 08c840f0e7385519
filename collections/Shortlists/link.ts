import type { Payload } from 'payload'
import { currentKey, keysFor, macUnder } from '@/collections/Keyring/keyring'
import { isEqual, linkKey } from '@/collections/Submissions/statusLink'
import { env } from '@/lib/server/settings/env'
import { officeDay } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { Keyring, Shortlist } from '@/payload-types'

/** The list's id, the id of a key, and a signature. */
const TOKEN = /^([1-9]\d{0,8})\.([0-9a-f]{10})\.([\w-]{43})$/

type Signed = Pick<Shortlist, 'id' | 'secret'>

/** The full address of a list, for the mail. It opens nothing without the code. */
export const shortlistUrl = async (payload: Payload, row: Signed): Promise<string> => {
  const key = currentKey(await keysFor(payload, 'candidate-link'))
  return `${env.siteUrl}${paths.shortlist(`${row.id}.${key.key_id}.${signature(key, row)}`)}`
}

/** Whether it has the form of a token, so that it may become part of an address. */
export const isShortlistToken = (token: unknown): token is string =>
  typeof token === 'string' && TOKEN.test(token)

/** The list that a token names; null when the token is forged, the row gone or the key retired. */
export const findByShortlistToken = async (
  payload: Payload,
  token: unknown,
): Promise<Shortlist | null> => {
  const [, id, keyId, given = ''] = (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!id) return null
  const key = await linkKey(payload, keyId)
  const row = key && (await shortlistById(payload, Number(id)))
  return row && isEqual(given, signature(key, row)) ? row : null
}

/** With its job, and with the fields that are in no answer. */
export const shortlistById = (payload: Payload, id: number): Promise<Shortlist | null> =>
  payload.findByID({
    ...({
      collection: 'shortlists',
      depth: 1,
      disableErrors: true,
      showHiddenFields: true,
    } as const),
    id,
  })

/** Whether the employer sees nobody any more: the last day is over, staff ended it, or the job is gone. */
export const hasEnded = (
  { ended_at, ends_on, job }: Pick<Shortlist, 'ended_at' | 'ends_on' | 'job'>,
  now: Date,
): boolean => Boolean(ended_at) || ends_on < officeDay(now) || !job

const signature = (key: Keyring, { id, secret }: Signed): string =>
  macUnder(key, `shortlist:${id}:${secret}`).toString('base64url')
