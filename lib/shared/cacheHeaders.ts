/**
 * What answers say about being stored (RFC 9111). They tell the page cache of this site (server/) more
 * than other caches, in a field of its own as in RFC 9213: it drops what it stores at every change,
 * which no other cache hears of (docs/adr/0022).
 */

/** The field that only the page cache reads. It is not sent to anybody. */
export const SITE_CACHE_CONTROL = 'site-cache-control'

/**
 * Nobody announces what another program writes into the database (`npm run seed`, SQL by hand). What
 * is stored is therefore made again after so many seconds.
 */
export const UNANNOUNCED_SECONDS = 300

const untilChanged = `public, max-age=${UNANNOUNCED_SECONDS}, stale-while-revalidate=86400`

/**
 * An answer that is the same for every visitor. Browsers ask each time whether it changed; a shared
 * cache may keep it for one second.
 */
export const SHARED = {
  'Cache-Control': 'public, max-age=0, s-maxage=1',
  [SITE_CACHE_CONTROL]: untilChanged,
}

/** The same for what only the page cache may share, because it alone looks at the cookies. */
export const SHARED_HERE = {
  'Cache-Control': 'private, no-cache',
  [SITE_CACHE_CONTROL]: untilChanged,
}

/** The cookies that pages for visitors read. A request with one of them is never answered from a cache. */
export const READ_COOKIES = {
  /** The outcome of a form sent without scripts (lib/server/calls/backToForm.ts). */
  formOutcome: 'form-outcome',
  /** Next's draft mode: the preview of a draft. */
  preview: '__prerender_bypass',
} as const
