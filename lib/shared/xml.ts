import { escapeHtml } from './html'
import { SOURCE_PARAMETER } from './query'

// XML 1.0 cannot contain these characters: one of them makes the whole file invalid.
const NOT_IN_XML = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''))

type Item = { title: string; link: string; description: string; date: string }

/** An RSS 2.0 feed. Its links name the feed as their source; the items' guids do not. */
export const rss = (
  channel: { title: string; link: string; self: string },
  items: Item[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(channel.title)}</title>
<link>${escapeXml(channel.link)}</link>
<description>${escapeXml(channel.title)}</description>
<language>en</language>
<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>
${items
  .map(
    ({ title, link, description, date }) =>
      `<item><title>${escapeXml(title)}</title><link>${escapeXml(`${link}?${SOURCE_PARAMETER}=feed`)}</link><guid isPermaLink="true">${escapeXml(link)}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeXml(description)}</description></item>`,
  )
  .join('\n')}
</channel></rss>
`

/** `alternates`: the page's paths in all its languages, by hreflang. */
export type SitemapEntry = { path: string; changed: string; alternates?: Record<string, string> }

// The sitemap protocol allows 50,000 URLs per file.
const SITEMAP_MAX_ENTRIES = 45_000

/** The entries of each sitemap file: one file, or several if there are too many entries. */
export const sitemapParts = (
  entries: SitemapEntry[],
  most = SITEMAP_MAX_ENTRIES,
): SitemapEntry[][] =>
  Array.from({ length: Math.max(1, Math.ceil(entries.length / most)) }, (_, part) =>
    entries.slice(part * most, (part + 1) * most),
  )

export const sitemap = (entries: SitemapEntry[], siteUrl: string): string =>
  listing('urlset', 'url', entries, siteUrl)

/** The sitemap index: the files, each with the latest change of its entries. */
export const sitemapIndex = (parts: SitemapEntry[][], siteUrl: string): string => {
  const files = parts.map((entries, part) => ({
    path: `/sitemap.xml?part=${part + 1}`,
    changed: lastChange(entries),
  }))
  return listing('sitemapindex', 'sitemap', files, siteUrl)
}

const listing = (list: string, item: string, entries: SitemapEntry[], siteUrl: string): string => {
  const isInLanguages = entries.some(({ alternates }) => alternates)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isInLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries
  .map(
    ({ path, changed, alternates = {} }) =>
      `<${item}><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${changed}</lastmod>${Object.entries(
        alternates,
      )
        .map(
          ([language, at]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + at)}"/>`,
        )
        .join('')}</${item}>`,
  )
  .join('\n')}
</${list}>
`
}

const lastChange = (entries: SitemapEntry[]): string =>
  entries
    .map(({ changed }) => changed)
    .sort()
    .at(-1) ?? ''
