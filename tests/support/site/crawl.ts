import { TOOLS } from '@/collections/Tools/shared/tools'
import { splitLanguage } from '@/lib/shared/languages'
import type { Parser, ReadPage } from '../content/dom'

export type Visited = {
  path: string
  /** The page with the first link to this one. */
  from: string
  status: number
  /** Null when the response is not HTML. */
  page: ReadPage | null
}

export type Crawl = {
  /** By path with query. */
  visited: Map<string, Visited>
  /** Links to a place within a page. */
  anchors: { from: string; path: string; id: string }[]
  /** The links of all pages, as written in the HTML. */
  hrefs: Set<string>
}

const AT_A_TIME = 4

/**
 * Visits every address of the site that can be reached by links from the home page, in every language.
 * Filtered job lists and answers of tools are visited but their links are not followed: there are too many
 * combinations.
 */
export const crawlSite = async (baseUrl: string, parser: Parser): Promise<Crawl> => {
  const crawl: Crawl = { visited: new Map(), anchors: [], hrefs: new Set() }
  const queue = [{ path: '/', from: '' }]
  const known = new Set(['/'])

  const follow = (from: string, page: ReadPage) => {
    for (const href of page.links) {
      crawl.hrefs.add(href)
      const url = new URL(href, baseUrl + from)
      if (url.origin !== baseUrl) continue
      const path = url.pathname + url.search
      if (url.hash) crawl.anchors.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) })
      if (known.has(path)) continue
      known.add(path)
      queue.push({ path, from })
    }
  }

  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await fetch(baseUrl + path, { redirect: 'manual' })
    const body = await answer.text()
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const page = isHtml ? await parser.html(body) : null
    crawl.visited.set(path, { path, from, status: answer.status, page })
    if (page && !isFilteredList(path) && !isAnswer(path)) follow(path, page)
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_A_TIME).map(visit))
  return crawl
}

const isFilteredList = (path: string): boolean =>
  /^\/job-list\?(?!page=\d+$)/.test(splitLanguage(path).path)

const isAnswer = (path: string): boolean =>
  Object.values(TOOLS).some((tool) => splitLanguage(path).path.startsWith(`${tool.path}?`))
