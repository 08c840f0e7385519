const SAFE = /^(https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d().-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i

/**
 * The address as it may stand in a link of editorial text: a path of ours, http(s), mail or phone.
 * Null for everything else: other protocols, protocol-relative addresses, hidden characters.
 */
export const safeHref = (href: unknown): string | null =>
  typeof href === 'string' && SAFE.test(href) ? href : null

/** For the panel: true, or the sentence that says what is wrong. */
export const checkHref = (href: unknown): true | string =>
  safeHref(href) !== null ||
  'Start the address with / for a page of this site, or with https://, mailto: or tel:'

/** The same for a link to a page, here or elsewhere. */
export const checkPageHref = (href: unknown): true | string =>
  startsWith(href, /^(\/|https:\/\/)/) ||
  'Start the address with / for a page of this site, or with https://'

/** The same for a link that leads away from the site. */
export const checkOutsideHref = (href: unknown): true | string =>
  startsWith(href, /^(https?:\/\/|mailto:|tel:)/i) ||
  'Start the address with https://, http://, mailto: or tel:'

/** The same for an address of this site in a redirect: a path without `//`, `\`, blanks or hidden characters. */
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
