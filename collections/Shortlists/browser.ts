import { createHash, randomBytes } from 'node:crypto'
import { env } from '@/lib/server/settings/env'
import type { Shortlist } from '@/payload-types'

/** The cookie that tells one browser of an employer from another. It has no meaning by itself. */
export const BROWSER_COOKIE = 'shortlist-browser'

const ID = /^[\w-]{43}$/
/** A list that was opened asks for a new code after that. */
const OPEN_HOURS = 12

export const newBrowser = (): string => randomBytes(32).toString('base64url')

/** The id of a cookie; null when it is not one of ours. */
export const browserOf = (cookie: string | undefined): string | null =>
  cookie && ID.test(cookie) ? cookie : null

/** Lax: the link in a mail program on the web must find the list still open. */
export const browserCookie = (browser: string): string =>
  `${BROWSER_COOKIE}=${browser}; Path=/; Max-Age=${OPEN_HOURS * 3600}; HttpOnly; SameSite=Lax${
    env.siteUrl.startsWith('https://') ? '; Secure' : ''
  }`

type Of = Pick<Shortlist, 'id' | 'secret'>

/** What is stored of a browser, or of a code that it may type. */
export const hashFor = ({ id, secret }: Of, ...parts: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([id, secret, ...parts]))
    .digest('base64url')

/** Whether this browser typed the code of this list. */
export const isOpenIn = (row: Shortlist, browser: string | null, now: Date): boolean =>
  browser !== null &&
  row.open_browser === hashFor(row, browser) &&
  now.getTime() - Date.parse(row.opened_at ?? '') < OPEN_HOURS * 3_600_000
