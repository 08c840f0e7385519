import { escapeHtml } from './html'
import { SOURCE_PARAMETER } from './query'

// XML 1.0 has no way to write these: one of them makes a whole file unreadable.
const NOT_IN_XML = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''))

type Item = { title: string; link: string; description: string; date: string }

/** An RSS 2.0 feed. Its links say that they are of a feed; what names an item does not. */
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

export type SitemapEntry = { path: string; changed: string }

// The protocol's limit is 50,000 addresses a file.
const SITEMAP_MAX_ENTRIES = 45_000

/** The entries of each file: one, or several once there are more than one may hold. */
export const sitemapParts = (
  entries: SitemapEntry[],
  most = SITEMAP_MAX_ENTRIES,
): SitemapEntry[][] =>
  Array.from({ length: Math.max(1, Math.ceil(entries.length / most)) }, (_, part) =>
    entries.slice(part * most, (part + 1) * most),
  )

export const sitemap = (entries: SitemapEntry[], siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${changed}</lastmod></url>`,
  )
  .join('\n')}
</urlset>
`

/** The list of the files, each with the last change of what is in it. */
export const sitemapIndex = (parts: SitemapEntry[][], siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts
  .map(
    (entries, part) =>
      `<sitemap><loc>${escapeXml(siteUrl)}/sitemaps/${part + 1}.xml</loc><lastmod>${lastChange(entries)}</lastmod></sitemap>`,
  )
  .join('\n')}
</sitemapindex>
`

const lastChange = (entries: SitemapEntry[]): string =>
  entries
    .map(({ changed }) => changed)
    .sort()
    .at(-1) ?? ''
