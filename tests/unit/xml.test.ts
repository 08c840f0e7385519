import { describe, expect, it } from 'vitest'
import { rss, sitemap, sitemapIndex, sitemapParts } from '@/lib/shared/xml'

const SITE = 'https://agency.example'
const entries = [
  { path: '/a', changed: '2026-01-01T00:00:00.000Z' },
  { path: '/b', changed: '2026-03-01T00:00:00.000Z' },
  { path: '/c', changed: '2026-02-01T00:00:00.000Z' },
]

describe('the site map', () => {
  it('is one file while all addresses fit, and loses none when it is split', () => {
    expect(sitemapParts(entries)).toEqual([entries])
    expect(sitemapParts([])).toEqual([[]])
    expect(sitemapParts(entries, 3)).toHaveLength(1)
    expect(sitemapParts(entries, 2).map((part) => part.length)).toEqual([2, 1])
    expect(sitemapParts(entries, 2).flat()).toEqual(entries)
  })

  it('index file gives the date of the last change in each file', () => {
    const index = sitemapIndex(sitemapParts(entries, 2), SITE)
    expect(
      [...index.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)].map((hit) => hit.slice(1)),
    ).toEqual([
      [`${SITE}/sitemap.xml?part=1`, '2026-03-01T00:00:00.000Z'],
      [`${SITE}/sitemap.xml?part=2`, '2026-02-01T00:00:00.000Z'],
    ])
  })
})

describe('XML files', () => {
  it('contain no forbidden character and escape those that need it', () => {
    const odd = 'a<b>&"\'\u0000\u0007\u000b\ufffe\ud800 🚢'
    const item = { title: odd, link: `${SITE}/?a=1&b=2`, description: odd, date: '2026-01-01' }
    const files = [
      rss({ title: odd, link: SITE, self: SITE }, [item]),
      sitemap([{ path: `/${odd}`, changed: '2026-01-01' }], SITE),
    ]
    for (const file of files) {
      expect(file).toContain('a&#60;b&#62;&#38;&#34;&#39; 🚢')
      for (const sign of ['\u0000', '\u0007', '\u000b', '\ufffe', '\ud800 ']) {
        expect(file).not.toContain(sign)
      }
    }
  })
})
