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
