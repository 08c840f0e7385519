import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contentFields,
  linksAt,
  messagesOf,
  newContent,
  pathOf,
  previewed,
  textBlock,
  untilShown,
  write,
} from '@/tests/support/content/content'
import { openParser, type Parser } from '@/tests/support/content/dom'
import { mark } from '@/tests/support/mark'
import { bearer, call, get } from '@/tests/support/network/http'
import type { Row } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/staff/session'

const BOTH = ['pages', 'news-articles'] as const

let editor = ''
let parser: Parser

beforeAll(async () => {
  editor = (await editorToken()).token
  parser = await openParser()
})

afterAll(() => parser?.close())

describe.each(BOTH)('a draft in "%s"', (collection) => {
  let draft: Row = {}
  beforeAll(async () => {
    draft = await newContent(editor, collection, { _status: 'draft' })
  })

  test('is not published as a page or in any list', async () => {
    for (const path of [
      pathOf(draft),
      `${pathOf(draft)}?draft=true`,
      `/share/page/${draft.slug}`,
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    for (const path of [
      '/site-map',
      '/articles',
      '/press-release',
      '/sitemap.xml',
      '/feed/news.xml',
    ]) {
      expect((await get(path)).text, path).not.toContain(String(draft.slug))
    }
  })

  test('is not shown to a visitor through the preview', async () => {
    const answer = await get(`/internal/preview?slug=${draft.slug}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('set-cookie')).toBeNull()
    // The preview's cookie alone gives no access.
    const staff = await call(`/internal/preview?slug=${draft.slug}`, { headers: bearer(editor) })
    const cookie = (staff.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(cookie).toContain('__prerender_bypass=')
    const opened = await call(pathOf(draft), { headers: { Cookie: cookie } })
    expect(opened.text).not.toContain(String(draft.lead))
  })

  test('is not readable by a visitor over REST, whatever the query', async () => {
    const where = `where[slug][equals]=${draft.slug}`
    for (const path of [
      `/api/${collection}?${where}`,
      `/api/${collection}?${where}&draft=true`,
      `/api/${collection}?${where}&draft=true&locale=all&depth=5`,
      `/api/${collection}?${where}&where[_status][equals]=draft`,
      `/api/${collection}?where[or][0][slug][equals]=${draft.slug}&where[or][1][id][exists]=true&limit=0`,
      `/api/${collection}/${draft.id}`,
      `/api/${collection}/${draft.id}?draft=true`,
      `/api/${collection}/versions?where[version.slug][equals]=${draft.slug}`,
      `/api/${collection}/count?${where}`,
    ]) {
      const answer = await get(path)
      expect(answer.text, path).not.toContain(String(draft.lead))
      expect(answer.status, path).toBe(401)
    }
  })

  test('of a published page does not change that page for visitors', async () => {
    const page = await newContent(editor, collection)
    const secret = `Not yet ${mark()}`
    const saved = await write(editor, 'PATCH', `/api/${collection}/${page.id}?draft=true`, {
      title: secret,
      _status: 'draft',
    })
    expect(saved.status, saved.text.slice(0, 300)).toBe(200)
    await untilShown(pathOf(page), String(page.lead))
    for (const path of [
      pathOf(page),
      `/api/${collection}/${page.id}?draft=true`,
      `/api/${collection}?where[slug][equals]=${page.slug}&draft=true`,
      '/site-map',
    ]) {
      expect((await get(path)).text, path).not.toContain(secret)
    }
  })
})

test('an incomplete draft is shown to staff with its gaps', async () => {
  const kinds = ['text', 'steps', 'factsTable', 'callout', 'links', 'jobs', 'download', 'qa']
  const begun: Row[] = [
    { blockType: 'steps', steps: [{}] },
    { blockType: 'factsTable', head: [{}], rows: [{}, { cells: [{}] }] },
    { blockType: 'links', links: [{}] },
    { blockType: 'qa', items: [{}] },
  ]
  const layout = [
    ...kinds.map((blockType) => ({ blockType })),
    ...begun,
    textBlock('The last part.'),
  ]
  for (const collection of BOTH) {
    const gaps = { title: null, lead: null, description: null, last_reviewed: null }
    const draft = await newContent(editor, collection, { ...gaps, layout, _status: 'draft' })
    const shown = await previewed(editor, draft)
    expect(shown.status, collection).toBe(200)
    expect(shown.text).toContain('The last part.')
  }
})

describe('an unsafe link in content', () => {
  const UNSAFE_LINKS = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]

  test.each(UNSAFE_LINKS)('%s cannot be published in a text', async (href) => {
    const layout = [textBlock('press here', href)]
    const answer = await write(editor, 'POST', '/api/pages', contentFields({ layout }))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(messagesOf(answer.body))).toContain('url')
  })

  test.each(UNSAFE_LINKS)('%s is shown as plain text in the preview of a draft', async (href) => {
    const layout = [
      textBlock('press here', href),
      { blockType: 'links', title: 'More', links: [{ label: 'press there', href }] },
      { blockType: 'download', label: 'press that', href },
    ]
    const draft = await newContent(editor, 'pages', { layout, _status: 'draft' })
    const shown = await previewed(editor, draft)
    expect(shown.text).toContain('press here')
    const { links } = await parser.html(shown.text)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => link.toLowerCase() === href.toLowerCase())).toEqual([])
  })

  test.each(UNSAFE_LINKS)(
    '%s is shown as plain text where staff typed it in a line',
    async (href) => {
      const callout = {
        blockType: 'callout',
        kind: 'note',
        title: 'Mind',
        text: `[press](${href})`,
      }
      const qa = { blockType: 'qa', items: [{ question: 'Why?', answer: `[press](${href})` }] }
      const page = await newContent(editor, 'pages', { layout: [callout, qa] })
      await untilShown(pathOf(page), String(page.lead))
      const links = await linksAt(parser, pathOf(page))
      expect(links.filter((link) => link.toLowerCase() === href.toLowerCase())).toEqual([])
    },
  )

  test('a script typed in any text is shown as text', async () => {
    const script = `</script><script>alert("${mark()}")</script>`
    const page = await newContent(editor, 'pages', {
      title: script,
      layout: [
        textBlock(script),
        { blockType: 'qa', items: [{ question: script, answer: script }] },
      ],
    })
    await untilShown(pathOf(page), String(page.slug))
    const { text } = await get(pathOf(page))
    expect(text).not.toContain(script)
    const read = await parser.html(text)
    expect(read.headings).toEqual([script])
    expect(read.jsonLd.map((json) => JSON.parse(json)['@type'])).toContain('FAQPage')
  })
})
