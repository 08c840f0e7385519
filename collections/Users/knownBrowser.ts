import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { env } from '@/lib/server/env'

const MAX_AGE_SECONDS = 180 * 86_400
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * A cookie that says: this browser has signed in to this account before. It opens nothing; it only lets
 * the browser try again while strangers who guess the account's password are slowed down. Changing
 * PAYLOAD_SECRET makes every browser a stranger again.
 */
export const knownBrowserCookie = (accountId: number): string => {
  const id = randomBytes(16).toString('base64url')
  const secure = env.siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(accountId)}=${id}.${signature(accountId, id)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}

/** The number of the known browser that these headers come from; null when it is not known. */
export const knownBrowserOf = (headers: Headers, accountId: number): string | null => {
  const value = parseCookies(headers).get(cookieName(accountId))
  const [, id = '', given = ''] = VALUE.exec(value ?? '') ?? []
  if (!id) return null
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(accountId, id)))
  return isOurs ? id : null
}

const cookieName = (accountId: number): string => `known-browser-${accountId}`

const signature = (accountId: number, id: string): string =>
  createHmac('sha256', `${env.payloadSecret}:known-browser`)
    .update(`${accountId}.${id}`)
    .digest('base64url')
