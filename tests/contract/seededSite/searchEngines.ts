import { describe, expect, test } from 'vitest'
import { NAVIGATED_PAGES } from '@/collections/Agency/shared/navigation'
import { inLanguage, splitLanguage } from '@/lib/shared/languages'
import { SPECIFIED_PAGES } from '@/tests/support/content/specifiedPages'
import { type CrawledSite, isIndexable, repeated } from '@/tests/support/site/crawledSite'

const ARCHIVED = { '/jobs-in-uae-2016': '/jobs-in-uae', '/jobs-in-dubai-parks': '/jobs-in-dubai' }

/** What search engines find on the seeded site. */
export const forSearchEngines = (site: CrawledSite) => {
  const { crawl, baseUrl, readHtml, absolute, fetchText, allPages, pages } = site
  const { pageAt, jobPages } = site

  describe('links', () => {
    test('lead to every page of the specification', () => {
      expect(SPECIFIED_PAGES).toHaveLength(21 + 13 + 22 + 5)
      const addresses = [
        ...['/', '/job-list', '/registration', '/apply-job/general', '/login', '/addjob'],
        ...SPECIFIED_PAGES.map((slug) => `/${slug}`),
      ]
      expect(addresses.filter((path) => crawl().visited.get(path)?.status !== 200)).toEqual([])
    })

    test('lead to every job of the list and to its application form', () => {
      expect(jobPages().length).toBeGreaterThanOrEqual(25)
      for (const { path } of jobPages()) {
        expect(crawl().visited.get(path.replace('job-details', 'apply-job'))?.status, path).toBe(
          200,
        )
      }
    })

    test('of a new site lead from each page to the same one in Hindi, and to no other language', () => {
      const whole = pages().filter(({ path }) => !path.includes('?'))
      expect(whole.length).toBeGreaterThan(130)
      const missing = whole.filter(({ path }) => !crawl().visited.has(inLanguage(path, 'hi')))
      expect(missing.map(({ path }) => path)).toEqual([])
      const languages = new Set(allPages().map(({ path }) => splitLanguage(path).language))
      expect(languages).toEqual(new Set(['en', 'hi']))
    })

    test('never lead to an address that does not answer', () => {
      const broken = [...crawl().visited.values()]
        .filter(({ status }) => status !== 200)
        .map(({ path, from, status }) => `${from} → ${path} ${status}`)
      expect(broken).toEqual([])
      expect([...crawl().hrefs].filter((href) => /^(#|\s*|javascript:.*)$/i.test(href))).toEqual([])
    })

    test('never lead to a missing anchor within a page', () => {
      const lost = crawl()
        .anchors.filter(({ path, id }) => !crawl().visited.get(path)?.page?.ids.includes(id))
        .map(({ from, path, id }) => `${from} → ${path}#${id}`)
      expect(crawl().anchors.length).toBeGreaterThan(100)
      expect([...new Set(lost)]).toEqual([])
    })

    test('of menus that open by a script lead to existing pages', async () => {
      for (const path of NAVIGATED_PAGES) {
        expect((await fetchText(path)).status, path).toBe(200)
      }
    })

    test('to pictures always lead to an existing picture', async () => {
      const sources = [...new Set(allPages().flatMap(({ page }) => page.pictures))].map(absolute)
      const own = sources.filter((source) => source.startsWith(baseUrl()))
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
        if (!(path in ARCHIVED)) expect(page.canonical, path).toMatch(/^http/)
      }
    })

    test('a unique title, description and canonical address, when it may be indexed', () => {
      const listed = pages().filter(isIndexable)
      // Sample jobs are never indexed, so this counts the content.
      expect(listed.length).toBeGreaterThan(130)
      expect(repeated(listed.map(({ page }) => page.title))).toEqual([])
      expect(repeated(listed.map(({ page }) => page.description))).toEqual([])
      for (const { path, page } of listed) {
        expect(absolute(page.canonical ?? ''), path).toBe(absolute(path))
      }
    })

    test('no repeated element id', () => {
      for (const { path, page } of allPages()) expect(repeated(page.ids), path).toEqual([])
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
      expect((await readHtml(text)).robots).toContain('noindex')
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
      'the archived page %s, which leads to %s',
      (path, current) => {
        const page = pageAt(path)
        expect(page.robots).toContain('noindex')
        expect(page.canonical).toBeNull()
        expect(page.links).toContain(current)
      },
    )

    test.each([
      '/no-such-page',
      '/no/such/page',
      '/job-details/999999',
      '/job-details/abc',
      '/apply-job/999999',
      '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    ])('%s, which does not exist and answers 404', async (path) => {
      const { status, text } = await fetchText(path)
      expect(status).toBe(404)
      expect(text).toContain('404 - Page Not Found')
      expect(text).toMatch(/The page you are looking for doesn(&#x27;|')t exist\./)
      expect((await readHtml(text)).robots).toContain('noindex')
    })
  })
}
