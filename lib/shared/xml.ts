import { SOURCE_PARAMETER } from './query'
import { escapeHtml } from './structuredData'

type Item = { title: string; link: string; description: string; date: string }

/** An RSS 2.0 feed. Its links say that they are of a feed; what names an item does not. */
export const rss = (
  channel: { title: string; link: string; self: string },
  items: Item[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(channel.title)}</title>
<link>${escapeHtml(channel.link)}</link>
<description>${escapeHtml(channel.title)}</description>
<language>en</language>
<atom:link href="${escapeHtml(channel.self)}" rel="self" type="application/rss+xml"/>
${items
  .map(
    ({ title, link, description, date }) =>
      `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(`${link}?${SOURCE_PARAMETER}=feed`)}</link><guid isPermaLink="true">${escapeHtml(link)}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeHtml(description)}</description></item>`,
  )
  .join('\n')}
</channel></rss>
`

export type SitemapEntry = { path: string; changed: string }

/** The protocol's limit is 50,000 addresses a file. */
export const SITEMAP_MAX_ENTRIES = 45_000

export const sitemap = (entries: SitemapEntry[], siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .map(
    ({ path, changed }) =>
      `<url><loc>${escapeHtml(siteUrl + path)}</loc><lastmod>${changed}</lastmod></url>`,
  )
  .join('\n')}
</urlset>
`

export const sitemapIndex = (parts: { path: string; changed: string }[], siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts
  .map(
    ({ path, changed }) =>
      `<sitemap><loc>${escapeHtml(siteUrl + path)}</loc><lastmod>${changed}</lastmod></sitemap>`,
  )
  .join('\n')}
</sitemapindex>
`
