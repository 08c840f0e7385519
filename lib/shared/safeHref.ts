const SAFE = /^(https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d().-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i

/**
 * The URL if a link in editorial text may have it: a path of this site, http(s), mailto or tel. Null
 * for other protocols, protocol-relative URLs and hidden characters.
 */
export const safeHref = (href: unknown): string | null =>
  typeof href === 'string' && SAFE.test(href) ? href : null

/**
 * A placeholder in place of a whole address. What it is filled with passes safeHref before it is
 * shown, so safeHref itself refuses it.
 */
const LINK_TOKEN = /^\{\{(?:(?:phone|whatsapp|email|map)_link|fact:[a-z0-9.-]+:link)\}\}$/

const isLinkToken = (href: unknown): boolean => typeof href === 'string' && LINK_TOKEN.test(href)

/** For fields of the CMS panel: true, or the error message. */
export const checkHref = (href: unknown): true | string =>
  safeHref(href) !== null ||
  isLinkToken(href) ||
  'Start the address with / for a page of this site, or with https://, mailto: or tel:'

/** The same for a link to a page, of this or another site. */
export const checkPageHref = (href: unknown): true | string =>
  startsWith(href, /^(\/|https:\/\/)/) ||
  'Start the address with / for a page of this site, or with https://'

/** The same for a link to another site. */
export const checkOutsideHref = (href: unknown): true | string =>
  startsWith(href, /^(https?:\/\/|mailto:|tel:)/i) ||
  'Start the address with https://, http://, mailto: or tel:'

/** The same for a redirect: a path of this site without `//`, `\`, spaces or hidden characters. */
export const checkSitePath = (path: unknown): true | string =>
  isSitePath(path) || 'Please give a path of this site, such as /visa'

export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= SITE_PATH_MAX_CHARS && SITE_PATH.test(path)

const SITE_PATH = /^(?!.*\/\/)\/[^\s\\\p{C}]*$/u
const SITE_PATH_MAX_CHARS = 200

const startsWith = (href: unknown, start: RegExp): boolean => {
  const safe = safeHref(href)
  return safe !== null && start.test(safe)
}
