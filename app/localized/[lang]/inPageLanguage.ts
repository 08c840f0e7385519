import type { Metadata } from 'next'
import { languagesOn } from '@/collections/Agency/siteFacts'
import { languagesAt } from '@/collections/content/contentIn'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { alternatesOf } from '@/lib/shared/alternates'
import { inLanguage, LANGUAGES } from '@/lib/shared/languages'

/**
 * The metadata of a page, written for its English address, in the language of the page: its own
 * address, and its addresses in the other languages unless search engines do not list it. A page that
 * is shown in English for want of a translation is listed in English only. `path` is the page's.
 */
export const inPageLanguage = async (path: string, metadata: Metadata): Promise<Metadata> => {
  const on = await languagesOn()
  if (on.length === 1) return metadata
  const language = await pageLanguage()
  const { alternates, openGraph, robots } = metadata
  const written = await languagesAt(path, on)
  if (!written.includes(language)) {
    return {
      ...metadata,
      // A canonical address beside noindex would say that both are one page.
      alternates: { types: alternates?.types },
      robots: robots ?? { index: false, follow: true },
    }
  }
  const address = alternates?.canonical
  const isAddress = typeof address === 'string'
  return {
    ...metadata,
    alternates: {
      ...alternates,
      ...(isAddress && { canonical: inLanguage(address, language) }),
      ...(isAddress && !robots && { languages: alternatesOf(address, written) }),
    },
    openGraph: openGraph && {
      ...openGraph,
      ...(typeof openGraph.url === 'string' && { url: inLanguage(openGraph.url, language) }),
      locale: LANGUAGES[language].ogLocale,
    },
  }
}
