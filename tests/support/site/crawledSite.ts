import { afterAll, beforeAll, expect } from 'vitest'
import { ENGLISH, splitLanguage } from '@/lib/shared/languages'
import { openParser, type Parser, type ReadPage, type XmlNode } from '../content/dom'
import { readStructuredData, type StructuredThing } from '../content/structuredData'
import { type Crawl, crawlSite, type Visited } from './crawl'
import { copySampleSite } from './database'
import { type OwnSite, startOwnSite } from './ownSite'

const STAFF_SCREENS = ['/login', '/addjob', '/managejobs', '/admin', '/admin/forgot']

/**
 * Starts a seeded site before the first test of a file, follows all its links and stops it after the
 * last test. A separate server, because other tests post and close jobs meanwhile.
 */
export const crawledSiteForFile = () => {
  let server: OwnSite
  let parser: Parser
  let crawl: Crawl

  beforeAll(async () => {
    server = await startOwnSite({ SEED_SAMPLES: 'true' }, copySampleSite)
    await makeReal(server)
    parser = await openParser()
    crawl = await crawlSite(server.baseUrl, parser)
  }, 360_000)

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

  const allPages = (): (Visited & { page: ReadPage })[] =>
    [...crawl.visited.values()].flatMap((visited) =>
      visited.page && !STAFF_SCREENS.includes(visited.path)
        ? [{ ...visited, page: visited.page }]
        : [],
    )
  /** Those in English. */
  const pages = () => allPages().filter(({ path }) => splitLanguage(path).language === ENGLISH)
  const pageAt = (path: string): ReadPage => {
    const page = crawl.visited.get(path)?.page
    if (!page) throw new Error(`The crawl did not find ${path}`)
    return page
  }
  const jobPages = () =>
    pages().filter((one) => one.path.startsWith('/job-details/') && isIndexable(one))
  const thingsAt = (path: string): StructuredThing[] => readStructuredData(pageAt(path).jsonLd)

  return {
    baseUrl: () => server.baseUrl,
    crawl: () => crawl,
    readHtml: (text: string) => parser.html(text),
    absolute,
    fetchText,
    xmlOf,
    allPages,
    pages,
    pageAt,
    jobPages,
    thingsAt,
  }
}

export type CrawledSite = ReturnType<typeof crawledSiteForFile>

/** Makes the sample jobs real ones, except the newest: samples are in no feed and no site map. */
const makeReal = async (site: OwnSite): Promise<void> => {
  const { jobs } = await site.get('joblist')
  const [, ...others] = (jobs as { id: number }[]).map(({ id }) => id)
  const answer = await site.request(`/api/jobs?where[id][in]=${others.join(',')}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ is_sample: false }),
  })
  expect(answer.status).toBe(200)
}

export const isIndexable = ({ path, page }: { path: string; page: ReadPage }) =>
  !page.robots.includes('noindex') && !/^\/apply-job\/\d/.test(splitLanguage(path).path)

/** The values that occur more than once. */
export const repeated = (values: string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)
