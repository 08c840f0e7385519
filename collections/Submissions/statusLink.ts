import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { currentKey, keysFor, macUnder } from '@/collections/Keyring/keyring'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { env } from '@/lib/server/settings/env'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import type { Application, Keyring, Registration } from '@/payload-types'
import type { Created } from './beginOnce'

/** The application or registration that a status page shows. */
export type OpenedSubmission =
  | { kind: 'applications'; row: Application }
  | { kind: 'registrations'; row: Registration }

const TOKEN = /^((?:AP|RG)-\d{2}-\d{7})\.([0-9a-f]{10})\.([\w-]{43})$/

/** The row that a link opens, and the language in which the person filled in the form. */
type Linked = { id: number; reference: string; language: Language }

/**
 * Makes the full addresses of candidates' status pages, for mails; never from a request's Host
 * header. Their token holds the reference, which the candidate knows, the id of a key, and a
 * signature under that key over kind, id and reference. It becomes invalid with the row or with the
 * key.
 */
export const statusLinks = (
  payload: Payload,
  kind: CandidateCollection,
): Promise<(row: Linked) => string> => linksTo(payload, kind, paths.myApplication)

/** The same of the card of an interview, which an application's token opens too. */
export const cardLinks = (payload: Payload): Promise<(row: Linked) => string> =>
  linksTo(payload, 'applications', paths.interview)

const linksTo = async (
  payload: Payload,
  kind: CandidateCollection,
  page: (token: string) => string,
): Promise<(row: Linked) => string> => {
  const key = currentKey(await keysFor(payload, 'candidate-link'))
  return (row) => {
    const token = `${row.reference}.${key.key_id}.${signature(key, kind, row)}`
    return `${env.siteUrl}${inLanguage(page(token), row.language)}`
  }
}

/**
 * What the browser that sent a form gets to keep: the reference and, unless somebody else may have sent
 * the same contents before, the address of the status page.
 */
export const receiptOf = async (
  payload: Payload,
  kind: CandidateCollection,
  { reference, id }: Created,
  language: Language,
): Promise<{ reference: string; status_url?: string }> =>
  id === null
    ? { reference }
    : { reference, status_url: (await statusLinks(payload, kind))({ id, reference, language }) }

/** The row that a token opens; null when the token is forged, the row erased or the key retired. */
export const findByToken = async (
  payload: Payload,
  token: unknown,
): Promise<OpenedSubmission | null> => {
  const [, reference = '', keyId, given = ''] =
    (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!reference) return null
  const opened = await findByReference(payload, reference)
  if (!opened) return null
  const key = await linkKey(payload, keyId)
  return key && isEqual(given, signature(key, opened.kind, opened.row)) ? opened : null
}

/** The key that signed a token which `findByToken` accepted. */
export const keyOfToken = async (payload: Payload, token: string): Promise<Keyring | null> => {
  const [, , keyId] = TOKEN.exec(token) ?? []
  return linkKey(payload, keyId)
}

/** The key with this id; null when there is none, or when it is retired. */
export const linkKey = async (
  payload: Payload,
  keyId: string | undefined,
): Promise<Keyring | null> => {
  const keys = await keysFor(payload, 'candidate-link')
  const key = keys.find((one) => one.key_id === keyId)
  return key && !key.retired_at ? key : null
}

/** Whether it has the form of a token, so that it may become part of an address. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' && TOKEN.test(token)

const findByReference = async (
  payload: Payload,
  reference: string,
): Promise<OpenedSubmission | null> => {
  const only = { where: { reference: { equals: reference } }, limit: 1, pagination: false } as const
  if (reference.startsWith('AP')) {
    const { docs } = await payload.find({ collection: 'applications', depth: 1, ...only })
    return docs[0] ? { kind: 'applications', row: docs[0] } : null
  }
  const { docs } = await payload.find({ collection: 'registrations', ...only })
  return docs[0] ? { kind: 'registrations', row: docs[0] } : null
}

const signature = (
  key: Keyring,
  kind: CandidateCollection,
  { id, reference }: { id: number; reference: string },
): string => macUnder(key, `my-application:${kind}:${id}:${reference}`).toString('base64url')

/** Compares signatures in constant time. */
export const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
