import { describe, expect, test } from 'vitest'
import { get } from '@/tests/support/network/http'

/** The RSS feeds that the head of a page links to. */
const feedsOf = async (page: string): Promise<string[]> => {
  const head = (await get(page)).text.split('</head>')[0] ?? ''
  return (head.match(/<link [^>]*>/g) ?? [])
    .filter((link) => link.includes('rel="alternate"') && link.includes('application/rss+xml'))
    .map((link) => new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '').pathname)
}

describe('a feed reader', () => {
  test.each([
    ['/', ['/feed/jobs.xml', '/feed/news.xml']],
    ['/job-list', ['/feed/jobs.xml']],
    ['/job-list?q=nurse&page=2', ['/feed/jobs.xml']],
    ['/jobs-in-qatar', ['/feed/jobs-qa.xml']],
    ['/jobs-in-uae', ['/feed/jobs-ae.xml']],
    ['/articles', ['/feed/news.xml']],
    ['/press-release', ['/feed/news.xml']],
    ['/gulf-overtime-pay', ['/feed/news.xml']],
    ['/contact-us', []],
  ])('finds on %s the feeds %o, which all answer', async (page, feeds) => {
    expect(await feedsOf(page)).toEqual(feeds)
    for (const feed of feeds) {
      const answer = await get(feed)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    }
  })
})
