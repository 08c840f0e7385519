import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { env } from '@/lib/server/settings/env'

const MAX_AGE_SECONDS = 180 * 86_400
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * A cookie for a browser that has logged in to this account before. It grants no access: it only
 * lets the browser try again while others who guess the password are slowed down. A new
 * PAYLOAD_SECRET makes every browser unknown.
 */
export const knownBrowserCookie = (accountId: number): string => {
  const id = randomBytes(16).toString('base64url')
  const secure = env.siteUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(accountId)}=${id}.${signature(accountId, id)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}

/** The id of the known browser with these headers, or null. */
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
