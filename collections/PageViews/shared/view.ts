import { type Source, sourceOf } from '@/collections/Submissions/shared/sources'
import { splitLanguage } from '@/lib/shared/languages'
import { ROUTES } from '@/lib/shared/routes'

/**
 * What is known of a view: nothing of the visitor (docs/adr/0070). `page` is the English path without
 * its query, `day` the day in Mumbai.
 */
export type View = { day: string; page: string; source: string; language: string }

type Headers = {
  accept?: string
  cookie?: string
  host?: string
  referer?: string
  'sec-fetch-dest'?: string | string[]
  'user-agent'?: string
}

type Request = { method?: string; url?: string; headers: Headers }

const SENT = [200, 304]

/** In place of a page when there are too many of them. */
export const OTHER_PAGE = '/other'

/** Programs that say that they are one; they fetch pages, and nobody reads them. */
const PROGRAM =
  /bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp\/|curl|wget|monitor|lighthouse/i

/** The cookie of somebody who is signed in to the CMS panel. */
const STAFF = 'payload-token='

/** Who sends readers without naming it in the link. */
const REFERRERS: readonly (readonly [RegExp, Source])[] = [
  [/(^|\.)google\.[a-z.]+$/, 'google'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
]

/**
 * The view that an answered request was; null if it was none: an error, a private page, a part of a
 * page, a program, staff. What a browser fetches ahead counts, because it asks no second time.
 */
export const viewOf = (
  { method, url = '', headers }: Request,
  status: number,
  day: string,
): View | null => {
  if (method !== 'GET' || !SENT.includes(status)) return null
  const dest = headers['sec-fetch-dest']
  if (dest ? dest !== 'document' : !headers.accept?.includes('text/html')) return null
  const agent = headers['user-agent'] ?? ''
  if (agent === '' || PROGRAM.test(agent) || headers.cookie?.includes(STAFF)) return null
  const [address = '', query = ''] = url.split('?', 2)
  const { language, path: page } = splitLanguage(address)
  return isCounted(page) ? { day, page, source: sourceFrom(query, headers), language } : null
}

/** Public pages. A page of the CMS has one segment that is the name of no other route. */
const isCounted = (page: string): boolean => {
  const [, first = '', second] = page.split('/', 3)
  const route = ROUTES.get(first)
  if (!route) return second === undefined
  return !route.isSecret && ['page', 'content', 'job'].includes(route.kind)
}

const sourceFrom = (query: string, { referer = '', host = '' }: Headers): Source => {
  const named = /(?:^|&)ref=([^&]*)/.exec(query)?.[1]
  if (named) return sourceOf(named)
  const from = /^https?:\/\/([^/:?#]+)/.exec(referer)?.[1]?.toLowerCase()
  if (!from || from === host.split(':', 1)[0]) return 'website'
  return REFERRERS.find(([hosts]) => hosts.test(from))?.[1] ?? 'other'
}

const PARTS = '\t'

/** A view as one text: the key under which views are counted. */
export const keyOfView = ({ day, page, source, language }: View): string =>
  [day, page, source, language].join(PARTS)

/** The view of such a text. */
export const viewOfKey = (key: string): View => {
  const [day = '', page = '', source = '', language = ''] = key.split(PARTS)
  return { day, page, source, language }
}
