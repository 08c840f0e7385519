import { expect } from 'vitest'
import { mark } from '../mark'
import { type Answered, bearer, call, get } from '../network/http'
import { type Row, rowIn } from '../rows'
import type { Parser } from './dom'

export type ContentSlug = 'pages' | 'news-articles'

/** A text block with one paragraph of this text, as a link when `href` is given. */
export const textBlock = (text: string, href?: string): Row => {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const link = {
    ...common,
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: href, newTab: false },
    children: [words],
  }
  const paragraph = { ...common, type: 'paragraph', children: [href ? link : words] }
  return {
    blockType: 'text',
    body: { root: { ...common, type: 'root', children: [paragraph] } },
  }
}

/** Valid fields for a unique page. */
export const contentFields = (more: Row = {}): Row => {
  const word = mark()
  return {
    title: `About ${word}`,
    slug: word,
    lead: `What to know about ${word}.`,
    description: `Everything that a reader wants to know about ${word}.`,
    last_reviewed: '2026-11-20T00:00:00.000Z',
    layout: [textBlock(`First lines about ${word}.`)],
    _status: 'published',
    ...more,
  }
}

/** Payload's REST call as the CMS panel makes it; `query` as in `?draft=true`. */
export const write = (
  token: string,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data: Row = {},
): Promise<Answered> =>
  call(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: JSON.stringify(data),
  })

/** Creates a page or an article and returns it. */
export const newContent = async (
  token: string,
  collection: ContentSlug,
  more: Row = {},
): Promise<Row> => {
  const query = more._status === 'draft' ? '?draft=true' : ''
  const answer = await write(token, 'POST', `/api/${collection}${query}`, contentFields(more))
  expect(answer.status, answer.text.slice(0, 500)).toBe(201)
  return rowIn(answer, 'doc')
}

/** Published content is on the site within 5 seconds (docs/product.md §10). */
const WITHIN_5_S = { timeout: 5000, interval: 100 }

/** Waits until the page at this address contains these words. */
export const untilShown = (path: string, words: string) =>
  expect
    .poll(async () => (await get(path)).text.includes(words), {
      ...WITHIN_5_S,
      message: `${words} on ${path}`,
    })
    .toBe(true)

export const untilStatus = (path: string, status: number) =>
  expect.poll(async () => (await get(path)).status, { ...WITHIN_5_S, message: path }).toBe(status)

/** The address of a page or an article. */
export const pathOf = (row: Row): string => `/${row.slug}`

/** The page of a draft as staff see it in the live preview. */
export const previewed = async (editor: string, draft: Row): Promise<Answered> => {
  const preview = await call(`/internal/preview?slug=${draft.slug}`, { headers: bearer(editor) })
  const bypass = (preview.headers.get('set-cookie') ?? '').split(';')[0]
  return call(pathOf(draft), { headers: { Cookie: `${bypass}`, ...bearer(editor) } })
}

/** The messages with which Payload refused a write. */
export const messagesOf = (body: Row | null): unknown =>
  (body?.errors as { data?: { errors?: { message: string }[] } }[])?.[0]?.data?.errors?.map(
    ({ message }) => message,
  ) // Payload's answer to a refused write

/** The link targets on a page. */
export const linksAt = async (parser: Parser, path: string, cookie = ''): Promise<string[]> => {
  const { text } = await call(path, { headers: { Cookie: cookie } })
  return (await parser.html(text)).links
}
