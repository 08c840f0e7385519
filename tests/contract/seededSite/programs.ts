import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { splitLanguage } from '@/lib/shared/languages'
import { children, childText } from '@/tests/support/content/dom'
import { SPECIFIED_PAGES } from '@/tests/support/content/specifiedPages'
import { readStructuredData } from '@/tests/support/content/structuredData'
import { type CrawledSite, isIndexable, repeated } from '@/tests/support/site/crawledSite'

const DESTINATIONS = ['ae', 'sa', 'om', 'qa', 'bh', 'kw', 'sg', 'my']

/** What programs read from the seeded site: its structured data and lists. */
export const forPrograms = (site: CrawledSite) => {
  const { crawl, baseUrl, absolute, fetchText, xmlOf, allPages, pages } = site
  const { pageAt, jobPages, thingsAt } = site

  describe('structured data contains', () => {
    test('the agency with its registration number', () => {
      const agency = thingsAt('/').find((thing) => thing['@type'] === 'EmploymentAgency')
      expect(agency).toMatchObject({ identifier: { value: expect.stringContaining('B-0000') } })
      expect(pageAt('/').text).toContain('B-0000')
    })

    test('each open job as its page shows it, and neither samples nor a job on other pages', () => {
      const real = jobPages().map(({ path }) => path)
      expect(pages().filter(({ path }) => path.startsWith('/job-details/'))).toHaveLength(
        real.length + 1,
      )
      for (const { path, page } of pages()) {
        const postings = readStructuredData(page.jsonLd).filter(
          (thing) => thing['@type'] === 'JobPosting',
        )
        expect(postings, path).toHaveLength(real.includes(path) ? 1 : 0)
        for (const posting of postings) {
          expect(posting.url).toBe(absolute(path))
          expect(page.headings).toEqual([posting.title])
          const shown = posting.description
            .replace(/<[^>]+>/g, ' ')
            .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
          // The page has a line break between two blocks, not a space.
          const withoutSpace = (text: string) => text.replace(/\s+/g, '')
          expect(withoutSpace(page.text), path).toContain(withoutSpace(shown))
        }
      }
    })

    test('the breadcrumbs of each page, with addresses that answer', () => {
      const withBreadcrumbs = [
        ...SPECIFIED_PAGES.map((slug) => `/${slug}`),
        ...jobPages().map((p) => p.path),
      ]
      for (const path of withBreadcrumbs) {
        const breadcrumbs = thingsAt(path).find((thing) => thing['@type'] === 'BreadcrumbList')
        expect(breadcrumbs, path).toBeDefined()
        const items = breadcrumbs?.['@type'] === 'BreadcrumbList' ? breadcrumbs.itemListElement : []
        expect(items[0]?.item, path).toBe(absolute('/'))
        expect(items.at(-1)?.item, path).toBe(absolute(path))
        for (const { item } of items) {
          const { pathname, search } = new URL(item)
          expect(crawl().visited.get(pathname + search)?.status, item).toBe(200)
        }
      }
    })

    test('the questions that a page answers, in the words of the page', () => {
      let asked = 0
      for (const { path, page } of pages()) {
        for (const thing of readStructuredData(page.jsonLd)) {
          if (thing['@type'] !== 'FAQPage') continue
          for (const { name, acceptedAnswer } of thing.mainEntity) {
            asked += 1
            expect(page.text, path).toContain(name.replace(/\s+/g, ' '))
            expect(page.text, path).toContain(acceptedAnswer.text.replace(/\s+/g, ' '))
          }
        }
      }
      expect(asked).toBeGreaterThan(50)
    })

    test('the articles with their headings', async () => {
      const news = children(children(await xmlOf('/feed/news.xml'), 'channel')[0], 'item')
      expect(news).toHaveLength(50)
      for (const link of news.map((item) => childText(item, 'guid'))) {
        const path = new URL(link).pathname
        const article = thingsAt(path).find((thing) => /Article$/.test(thing['@type']))
        expect(article, path).toMatchObject({
          headline: pageAt(path).headings[0],
          mainEntityOfPage: link,
        })
      }
    })
  })

  describe('machine-readable lists', () => {
    test('sitemap.xml contains exactly the indexable pages of all languages, in one part, with their last change', async () => {
      expect((await fetchText('/sitemap.xml?part=2')).status).toBe(404)
      const root = await xmlOf('/sitemap.xml?part=1')
      expect(root).toEqual(await xmlOf('/sitemap.xml'))
      expect(root.name).toBe('urlset')
      expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
      const listed = children(root, 'url').map((url) => childText(url, 'loc'))
      const indexable = allPages()
        .filter(isIndexable)
        .map(({ path }) => path)
        // Later pages of the list are found through the first one.
        .filter((path) => !splitLanguage(path).path.startsWith('/job-list?'))
      expect(indexable).toContain('/hi/job-list')
      expect(listed.toSorted()).toEqual(indexable.map(absolute).toSorted())
      for (const url of children(root, 'url')) {
        const changed = childText(url, 'lastmod')
        expect(changed).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
        expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now())
      }
    })

    test('robots.txt names the site map and disallows private addresses only', async () => {
      const { status, text } = await fetchText('/robots.txt')
      expect(status).toBe(200)
      const values = (name: string) =>
        [...text.matchAll(new RegExp(`^${name}: *(.+)$`, 'gim'))].map(([, value]) => value ?? '')
      expect(values('sitemap')).toEqual([absolute('/sitemap.xml')])
      const disallowed = values('disallow')
      for (const path of ['/admin', '/api/jobs', '/php/joblist.php', '/uploads/resume/a.pdf']) {
        expect(
          disallowed.some((start) => path.startsWith(start)),
          path,
        ).toBe(true)
      }
      for (const { path } of allPages().filter(isIndexable)) {
        expect(
          disallowed.some((start) => path.startsWith(start)),
          path,
        ).toBe(false)
      }
    })

    test.each([
      '/feed/jobs.xml',
      '/feed/news.xml',
      ...DESTINATIONS.map((iso2) => `/feed/jobs-${iso2}.xml`),
    ])('%s is a valid feed whose links work', async (path) => {
      const root = await xmlOf(path)
      expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
      const [channel] = children(root, 'channel')
      for (const name of ['title', 'link', 'description']) {
        expect(childText(channel, name), name).not.toBe('')
      }
      expect(children(channel, 'atom:link')[0]?.attributes.href).toBe(absolute(path))
      const items = children(channel, 'item')
      expect(items.length).toBeGreaterThan(0)
      expect(repeated(items.map((item) => childText(item, 'guid')))).toEqual([])
      for (const item of items) {
        const link = childText(item, 'link')
        expect(childText(item, 'title')).not.toBe('')
        expect(childText(item, 'description')).not.toBe('')
        expect(link, 'names the feed as its source').toBe(`${childText(item, 'guid')}?ref=feed`)
        expect(childText(item, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
        expect(crawl().visited.get(new URL(link).pathname)?.status, link).toBe(200)
      }
    })

    test('each country’s feed contains its jobs, and the feed of all jobs contains them all', async () => {
      const linksOf = async (name: string) =>
        children(children(await xmlOf(`/feed/${name}.xml`), 'channel')[0], 'item').map((item) =>
          childText(item, 'guid'),
        )
      const all = await linksOf('jobs')
      const byCountry = await Promise.all(DESTINATIONS.map((iso2) => linksOf(`jobs-${iso2}`)))
      expect(byCountry.flat().toSorted()).toEqual(all.toSorted())
      expect(all.toSorted()).toEqual(
        jobPages()
          .map(({ path }) => absolute(path))
          .toSorted(),
      )
    })

    test.each(['jobs-xx', 'jobs-in', 'jobs', 'nothing', '..%2fjobs'])(
      '/feed/%s does not exist',
      async (name) => {
        const file = name === 'jobs' ? name : `${name}.xml`
        expect((await fetchText(`/feed/${file}`)).status).toBe(404)
      },
    )

    test('the manifest has a name and icons of the stated sizes', async () => {
      const { text } = await fetchText('/manifest.webmanifest')
      const manifest = JSON.parse(text)
      expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/' })
      expect(manifest.short_name.length).toBeGreaterThan(0)
      expect(manifest.icons.length).toBeGreaterThanOrEqual(2)
      for (const { src, sizes, type } of manifest.icons) {
        const answer = await fetch(baseUrl() + src)
        expect(answer.status, src).toBe(200)
        expect(answer.headers.get('content-type'), src).toBe(type)
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
      }
    })
  })
}
