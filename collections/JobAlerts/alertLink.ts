import type { Payload } from 'payload'
import { currentKey, keysFor, macUnder } from '@/collections/Keyring/keyring'
import { isEqual, linkKey } from '@/collections/Submissions/statusLink'
import { env } from '@/lib/server/settings/env'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import type { JobAlert, Keyring } from '@/payload-types'

/** The alert's id, the id of a key, and a signature. */
const TOKEN = /^([1-9]\d{0,8})\.([0-9a-f]{10})\.([\w-]{43})$/

type Signed = Pick<JobAlert, 'id' | 'email' | 'search'>

/**
 * Makes the tokens of alerts, for the links in mails: one for each, with which its address confirms and
 * ends it. It has no address in it. It becomes invalid with the row or with the key.
 */
export const alertTokens = async (payload: Payload): Promise<(row: Signed) => string> => {
  const key = currentKey(await keysFor(payload, 'candidate-link'))
  return (row) => `${row.id}.${key.key_id}.${signature(key, row)}`
}

/** The full address of the page that confirms and ends an alert, in its language. */
export const alertUrl = (token: string, { language }: Pick<JobAlert, 'language'>): string =>
  `${env.siteUrl}${inLanguage(paths.jobAlert(token), language)}`

/** Where a mail program ends the alert with one tap, for the header of the mail (RFC 8058). */
export const leaveUrl = (token: string): string =>
  `${env.siteUrl}${paths.php('job_alert_leave')}?token=${token}`

/** Whether it has the form of a token, so that it may become part of an address. */
export const isAlertToken = (token: unknown): token is string =>
  typeof token === 'string' && TOKEN.test(token)

/** The alert that a token opens; null when the token is forged, the row gone or the key retired. */
export const findByAlertToken = async (
  payload: Payload,
  token: unknown,
): Promise<JobAlert | null> => {
  const [, id, keyId, given = ''] = (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!id) return null
  const key = await linkKey(payload, keyId)
  if (!key) return null
  const row = await payload.findByID({
    collection: 'job_alerts',
    id: Number(id),
    disableErrors: true,
  })
  return row && isEqual(given, signature(key, row)) ? row : null
}

/** Address and search are signed too: a database may give the id of a deleted row to another one. */
const signature = (key: Keyring, { id, email, search }: Signed): string =>
  macUnder(key, `job-alert:${JSON.stringify([id, email, search ?? ''])}`).toString('base64url')
