import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { NAVIGATED_PAGES } from '@/collections/Agency/shared/navigation'
import { type Crawl, crawlSite, type Visited } from '@/tests/support/crawl'
import {
  children,
  childText,
  openParser,
  type Parser,
  type ReadPage,
  type XmlNode,
} from '@/tests/support/dom'
import { type RunningServer, startServer } from '@/tests/support/server'
import { SPECIFIED_PAGES } from '@/tests/support/specifiedPages'
import { readStructuredData, type StructuredThing } from '@/tests/support/structuredData'

/**
 * What search engines and feed readers find on the seeded site. It runs on a separate server,
 * because other tests post and close jobs meanwhile. Skipped with TEST_BASE_URL.
 */
const SEEDED_WITHIN_MS = 30_000
const DESTINATIONS = ['ae', 'sa', 'om', 'qa', 'bh', 'kw', 'sg', 'my']
const STAFF_SCREENS = ['/login', '/addjob', '/managejobs', '/admin']
const ARCHIVED = { '/jobs-in-uae-2016': '/jobs-in-uae', '/jobs-in-dubai-parks': '/jobs-in-dubai' }

describe.skipIf(inject('server') === null)('a seeded site', () => {
  let server: RunningServer
  let parser: Parser
  let crawl: Crawl
  let startedIn = 0

  beforeAll(async () => {
    const from = Date.now()
    server = await startServer({ SEED_SAMPLES: 'true', RATE_LIMIT_SCALE: '10000' })
    startedIn = Date.now() - from
    parser = await openParser()
    crawl = await crawlSite(server.baseUrl, parser)
  }, 240_000)

  afterAll(async () => {
    await parser?.close()
    await server?.stop()
  })

  const absolute = (path: string): string => new URL(path, server.baseUrl).href
  const fetchText = async (path: string) => {
    const answer = await fetch(server.baseUrl + path, { redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const xmlOf = async (path: string): Promise<XmlNode> => {
    const { status, text, headers } = await fetchText(path)
    expect(status, path).toBe(200)
    expect(headers.get('content-type'), path).toMatch(/xml/)
    const root = await parser.xml(text)
    if (!root) throw new Error(`${path} is not well-formed`)
    return root
  }

  const pages = (): (Visited & { page: ReadPage })[] =>
    [...crawl.visited.values()].flatMap((visited) =>
      visited.page && !STAFF_SCREENS.includes(visited.path)
        ? [{ ...visited, page: visited.page }]
        : [],
    )
  const pageAt = (path: string): ReadPage => {
    const page = crawl.visited.get(path)?.page
    if (!page) throw new Error(`The crawl did not find ${path}`)
    return page
  }
  const isIndexable = ({ path, page }: { path: string; page: ReadPage }) =>
    !page.robots.includes('noindex') && !/^\/apply-job\/\d/.test(path)
  const jobPages = () => pages().filter(({ path }) => path.startsWith('/job-details/'))
  const thingsAt = (path: string): StructuredThing[] => readStructuredData(pageAt(path).jsonLd)
  const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

  test('is ready within 30 seconds of its first start on an empty folder', () => {
    expect(startedIn).toBeLessThan(SEEDED_WITHIN_MS)
  })

  describe('links', () => {
    test('lead to every page of the specification', () => {
      expect(SPECIFIED_PAGES).toHaveLength(21 + 13 + 22 + 5)
      const addresses = [
        ...['/', '/job-list', '/registration', '/apply-job/general', '/login', '/addjob'],
        ...SPECIFIED_PAGES.map((slug) => `/${slug}`),
      ]
      expect(addresses.filter((path) => crawl.visited.get(path)?.status !== 200)).toEqual([])
    })

    test('lead to every job of the list and to its application form', () => {
      expect(jobPages().length).toBeGreaterThanOrEqual(25)
      for (const { path } of jobPages()) {
        expect(crawl.visited.get(path.replace('job-details', 'apply-job'))?.status, path).toBe(200)
      }
    })

    test('never lead to an address that does not answer', () => {
      const broken = [...crawl.visited.values()]
        .filter(({ status }) => status !== 200)
        .map(({ path, from, status }) => `${from} → ${path} ${status}`)
      expect(broken).toEqual([])
      expect([...crawl.hrefs].filter((href) => /^(#|\s*|javascript:.*)$/i.test(href))).toEqual([])
    })

    test('never lead to a missing anchor within a page', () => {
      const lost = crawl.anchors
        .filter(({ path, id }) => !crawl.visited.get(path)?.page?.ids.includes(id))
        .map(({ from, path, id }) => `${from} → ${path}#${id}`)
      expect(crawl.anchors.length).toBeGreaterThan(100)
      expect([...new Set(lost)]).toEqual([])
    })

    test('of menus that open by a script lead to existing pages', async () => {
      for (const path of NAVIGATED_PAGES) {
        // Text until the page is published (docs/product.md §10.2).
        const expected = path === '/jobs-in-kuwait' ? 404 : 200
        expect((await fetchText(path)).status, path).toBe(expected)
      }
      expect([...crawl.hrefs]).not.toContain('/jobs-in-kuwait')
    })

    test('to pictures always lead to an existing picture', async () => {
      const sources = [...new Set(pages().flatMap(({ page }) => page.pictures))].map(absolute)
      const own = sources.filter((source) => source.startsWith(server.baseUrl))
      const shared = own.filter((source) => source.includes('/share/'))
      // Share images are drawn on request, so only a few are fetched.
      const asked = [...own.filter((source) => !shared.includes(source)), ...shared.slice(0, 3)]
      expect(shared.length).toBeGreaterThan(100)
      for (const source of asked) {
        const answer = await fetch(source)
        await answer.arrayBuffer()
        expect(answer.status, source).toBe(200)
        expect(answer.headers.get('content-type'), source).toMatch(/^(image|video)\//)
      }
    })
  })

  describe('every page has', () => {
    test('a title, a description, one heading and a canonical address', () => {
      for (const { path, page } of pages()) {
        expect(page.title.length, path).toBeGreaterThan(5)
        expect(page.description.length, path).toBeGreaterThan(40)
        expect(page.headings, path).toHaveLength(1)
        expect(page.headings[0]?.length, path).toBeGreaterThan(2)
        expect(page.canonical, path).toMatch(/^http/)
      }
    })

    test('a unique title, description and canonical address, when it may be indexed', () => {
      const listed = pages().filter(isIndexable)
      expect(listed.length).toBeGreaterThan(130)
      expect(repeated(listed.map(({ page }) => page.title))).toEqual([])
      expect(repeated(listed.map(({ page }) => page.description))).toEqual([])
      for (const { path, page } of listed) {
        expect(absolute(page.canonical ?? ''), path).toBe(absolute(path))
      }
    })

    test('no repeated element id', () => {
      for (const { path, page } of pages()) expect(repeated(page.ids), path).toEqual([])
    })
  })

  describe('search engines do not index', () => {
    test.each([
      '/job-list?country=AE',
      '/job-list?q=welder',
      '/job-list?industry=it&experience=3-5',
      '/job-list?country=nonsense&page=abc',
      '/job-list?q=%00%27%3B--',
      '/login',
    ])('%s', async (path) => {
      const { status, text } = await fetchText(path)
      expect(status).toBe(200)
      expect((await parser.html(text)).robots).toContain('noindex')
    })

    test('the application form of a job, whose canonical address is the job’s page', () => {
      const forms = pages().filter(({ path }) => /^\/apply-job\/\d/.test(path))
      expect(forms.length).toBeGreaterThanOrEqual(25)
      for (const { path, page } of forms) {
        const job = path.replace('apply-job', 'job-details')
        expect(absolute(page.canonical ?? ''), path).toBe(absolute(job))
      }
    })

    test.each(Object.entries(ARCHIVED))(
      'the archived page %s, whose canonical address is %s',
      (path, current) => {
        const page = pageAt(path)
        expect(page.robots).toContain('noindex')
        expect(absolute(page.canonical ?? '')).toBe(absolute(current))
        expect(page.links).toContain(current)
      },
    )

    test.each([
      '/no-such-page',
      '/no/such/page',
      '/jobs-in-kuwait',
      '/job-details/999999',
      '/job-details/abc',
      '/apply-job/999999',
      '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    ])('%s, which does not exist and answers 404', async (path) => {
      const { status, text } = await fetchText(path)
      expect(status).toBe(404)
      expect(text).toContain('404 - Page Not Found')
      expect(text).toMatch(/The page you are looking for doesn(&#x27;|')t exist\./)
      expect((await parser.html(text)).robots).toContain('noindex')
    })
  })

  describe('structured data contains', () => {
    test('the agency with its registration number', () => {
      const agency = thingsAt('/').find((thing) => thing['@type'] === 'EmploymentAgency')
      expect(agency).toMatchObject({ identifier: { value: expect.stringContaining('B-0000') } })
      expect(pageAt('/').text).toContain('B-0000')
    })

    test('each open job as its page shows it, and no job on other pages', () => {
      for (const { path, page } of pages()) {
        const postings = readStructuredData(page.jsonLd).filter(
          (thing) => thing['@type'] === 'JobPosting',
        )
        expect(postings, path).toHaveLength(path.startsWith('/job-details/') ? 1 : 0)
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
          expect(crawl.visited.get(pathname + search)?.status, item).toBe(200)
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
    test('sitemap.xml contains exactly the indexable pages, with their last change', async () => {
      const root = await xmlOf('/sitemap.xml')
      expect(root.name).toBe('urlset')
      expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
      const listed = children(root, 'url').map((url) => childText(url, 'loc'))
      const indexable = pages()
        .filter(isIndexable)
        .map(({ path }) => path)
        // Later pages of the list are found through the first one.
        .filter((path) => !path.startsWith('/job-list?'))
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
      for (const { path } of pages().filter(isIndexable)) {
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
        expect(crawl.visited.get(new URL(link).pathname)?.status, link).toBe(200)
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
        const answer = await fetch(server.baseUrl + src)
        expect(answer.status, src).toBe(200)
        expect(answer.headers.get('content-type'), src).toBe(type)
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
      }
    })
  })
})
