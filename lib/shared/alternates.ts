import { ENGLISH, inLanguage, type Language } from './languages'
import { addressAt } from './routes'

/** The address to which a link leads on a page in a language: pages of this site in the same one. */
export const linkIn = (href: string, language: Language): string => {
  const [path = ''] = href.split(/[?#]/)
  const isPage = href.startsWith('/') && addressAt(inLanguage(path, language)).language === language
  return isPage ? inLanguage(href, language) : href
}

/**
 * Whether the page of a route is written in a language, and not only shown in English. Pages of the CMS
 * have no route: collections/content/contentIn.ts knows their languages.
 */
export const isTranslated = (path: string, language: Language): boolean =>
  language === ENGLISH || addressAt(path).route?.translated === true

/**
 * The addresses of a page in every language in which it is written, for hreflang; `x-default` is
 * English. Undefined when there is English only. `address` is the English one.
 */
export const alternatesOf = (
  address: string,
  written: readonly Language[],
): Record<string, string> | undefined => {
  if (written.length < 2) return undefined
  const entries = written.map((language) => [language, inLanguage(address, language)])
  return Object.fromEntries([...entries, ['x-default', address]])
}

/** The addresses of a page in every language in which it is written, each with all of them. */
export const inEachLanguage = (
  address: string,
  written: readonly Language[],
): { path: string; alternates?: Record<string, string> }[] => {
  const alternates = alternatesOf(address, written)
  if (!alternates) return [{ path: address }]
  return [...new Set(Object.values(alternates))].map((path) => ({ path, alternates }))
}
