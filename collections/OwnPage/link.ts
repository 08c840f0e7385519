import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import type { Application, Registration } from '@/collections/payload-types'
import { env } from '@/lib/server/env'
import { paths } from '@/lib/shared/paths'

/** What a candidate's own page is about. */
export type OwnRow =
  | { kind: 'applications'; row: Application }
  | { kind: 'registrations'; row: Registration }

export type OwnKind = OwnRow['kind']

const TOKEN = /^((?:AP|RG)-\d{2}-\d{7})\.([\w-]{43})$/

/**
 * The token of the page: the reference, which the candidate knows, and a signature over kind, row and
 * reference. It names no row's number, and dies with the row.
 */
export const ownToken = (kind: OwnKind, { id, reference }: { id: number; reference: string }) =>
  `${reference}.${signature(kind, id, reference)}`

/** The full address, for mails. Never made from a request's Host header. */
export const ownLink = (kind: OwnKind, row: { id: number; reference: string }): string =>
  `${env.siteUrl}${paths.myApplication(ownToken(kind, row))}`

/** The row that a token opens; null for a forged, foreign or tampered one, and when it was erased. */
export const findOwn = async (payload: Payload, token: unknown): Promise<OwnRow | null> => {
  const [, reference = '', given = ''] = (typeof token === 'string' && TOKEN.exec(token)) || []
  if (!reference) return null
  const own = await rowOf(payload, reference)
  return own && isEqual(given, signature(own.kind, own.row.id, reference)) ? own : null
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

const signature = (kind: OwnKind, id: number, reference: string): string =>
  createHmac('sha256', env.payloadSecret)
    .update(`my-application:${kind}:${id}:${reference}`)
    .digest('base64url')

const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
