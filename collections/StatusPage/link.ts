import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { currentKey, isTakenOver, keysFor, macUnder } from '@/collections/Keyring/keyring'
import { env } from '@/lib/server/env'
import { paths } from '@/lib/shared/paths'
import type { Application, Keyring, Registration } from '@/payload-types'

/** What a candidate's own page is about. */
export type OwnRow =
  | { kind: 'applications'; row: Application }
  | { kind: 'registrations'; row: Registration }

export type OwnKind = OwnRow['kind']

const TOKEN = /^((?:AP|RG)-\d{2}-\d{7})\.(?:([0-9a-f]{10})\.)?([\w-]{43})$/

/**
 * The full address of the page, for mails; never made from a request's Host header. Its token is the
 * reference, which the candidate knows, the id of a key, and a signature under that key over kind, row
 * and reference. It names no row's number, and dies with the row or with the key.
 */
export const ownLink = async (
  payload: Payload,
  kind: OwnKind,
  row: { id: number; reference: string },
): Promise<string> => {
  const key = currentKey(await keysFor(payload, 'candidate-link'))
  const token = `${row.reference}.${key.key_id}.${signature(key, kind, row)}`
  return `${env.siteUrl}${paths.myApplication(token)}`
}

/**
 * The row that a token opens; null for a forged, foreign or tampered one, when it was erased, and when
 * its key is retired.
 */
export const findByToken = async (payload: Payload, token: unknown): Promise<OwnRow | null> => {
  const [, reference = '', keyId, given = ''] =
    (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!reference) return null
  const own = await rowOf(payload, reference)
  if (!own) return null
  const keys = await keysFor(payload, 'candidate-link')
  // A link from before there was a keyring names no key.
  const key = keys.find((one) => (keyId ? one.key_id === keyId : isTakenOver(one)))
  if (!key || key.retired_at) return null
  return isEqual(given, signature(key, own.kind, own.row)) ? own : null
}

/** Whether it has the shape of a token: then it may stand in an address. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' && TOKEN.test(token)

const rowOf = async (payload: Payload, reference: string): Promise<OwnRow | null> => {
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
  kind: OwnKind,
  { id, reference }: { id: number; reference: string },
): string => macUnder(key, `my-application:${kind}:${id}:${reference}`).toString('base64url')

const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
