import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NAVIGATED_PAGES } from '@/collections/Agency/shared/navigation'
import {
  linksAt,
  newContent,
  pathOf,
  untilShown,
  untilStatus,
  write,
} from '@/tests/support/content/content'
import { openParser, type Parser } from '@/tests/support/content/dom'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const BOTH = ['pages', 'news-articles'] as const
const NOT_FOUND = '404 - Page Not Found'

let editor = ''
let parser: Parser

beforeAll(async () => {
  editor = (await editorToken()).token
  parser = await openParser()
})

afterAll(() => parser?.close())

describe('content that an editor publishes', () => {
  test('is on the site within 5 seconds, and so is each change', async () => {
    const article = await newContent(editor, 'news-articles', { kind: 'article' })
    await untilShown(pathOf(article), String(article.lead))
    const title = `Changed ${mark()}`
    await write(editor, 'PATCH', `/api/news-articles/${article.id}`, { title })
    for (const path of [pathOf(article), '/articles', '/site-map', '/feed/news.xml']) {
      await untilShown(path, title)
    }
  })

  test('is in the site map with its review day, then with its last change, and touches no other date', async () => {
    const [first, second] = [await newContent(editor, 'pages'), await newContent(editor, 'pages')]
    await untilShown('/sitemap.xml', String(second.slug))
    const changed = await write(editor, 'PATCH', `/api/pages/${first.id}`, {
      lead: 'Another lead.',
    })
    const { updatedAt } = rowIn(changed, 'doc')
    await untilShown('/sitemap.xml', `${first.slug}</loc><lastmod>${updatedAt}</lastmod>`)
    expect((await get('/sitemap.xml')).text).toContain(
      `${second.slug}</loc><lastmod>${second.last_reviewed}</lastmod>`,
    )
  })

  test('counts as unchanged until somebody changes it, however long the server takes', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => newContent(editor, 'pages')))
    for (const { slug, createdAt, updatedAt } of made) {
      expect(updatedAt, String(slug)).toBe(createdAt)
    }
  })

  test.each(BOTH)(
    'and unpublishes or deletes, in "%s", disappears from the site and its lists',
    async (collection) => {
      const taken = await newContent(editor, collection)
      const deleted = await newContent(editor, collection)
      for (const page of [taken, deleted]) {
        await untilShown(pathOf(page), String(page.lead))
        await untilShown('/sitemap.xml', pathOf(page))
      }
      const back = await write(editor, 'PATCH', `/api/${collection}/${taken.id}`, {
        _status: 'draft',
      })
      expect(back.status).toBe(200)
      const gone = await write(await adminToken(), 'DELETE', `/api/${collection}/${deleted.id}`)
      expect(gone.status).toBe(200)
      for (const page of [taken, deleted]) {
        await untilStatus(pathOf(page), 404)
        expect((await get(pathOf(page))).text).toContain(NOT_FOUND)
        for (const path of ['/sitemap.xml', '/site-map', '/feed/news.xml']) {
          expect((await get(path)).text, path).not.toContain(String(page.slug))
        }
      }
    },
  )

  test('is reached by a redirect from its old address', async () => {
    const page = await newContent(editor, 'pages')
    const from = `/old-${mark()}`
    const made = await write(editor, 'POST', '/api/redirects', {
      from,
      to: { type: 'reference', reference: { relationTo: 'pages', value: page.id } },
    })
    expect(made.status, made.text.slice(0, 300)).toBe(201)
    await expect
      .poll(async () => (await get(from)).headers.get('location'), { timeout: 5000 })
      .toBe(pathOf(page))
  })
})

describe('the menu', () => {
  test('shows Kuwait as a link while its page is published, otherwise as text', async () => {
    const path = '/jobs-in-kuwait'
    expect(NAVIGATED_PAGES).toContain(path)
    await untilShown('/visa', 'Jobs in Kuwait</a>')
    const seeded = await get('/api/pages?where[slug][equals]=jobs-in-kuwait', editor)
    const [page] = rowsIn(seeded, 'docs')
    expect(page?._status).toBe('published')
    // The specified menu names Kuwait as text while the agency has no page about it.
    await write(editor, 'PATCH', `/api/pages/${page?.id}`, { _status: 'draft' })
    try {
      await untilShown('/visa', 'Jobs in Kuwait</span>')
      await untilStatus(path, 404)
    } finally {
      await write(editor, 'PATCH', `/api/pages/${page?.id}`, { _status: 'published' })
    }
    await untilShown('/visa', 'Jobs in Kuwait</a>')
    await untilShown(path, 'Who pays for what')
  })

  test('and footer do not link to an unpublished page', async () => {
    const rows = rowsIn(
      await get('/api/pages?where[slug][equals]=foreign-exchange', editor),
      'docs',
    )
    const id = Number(rows[0]?.id)
    expect(await linksAt(parser, '/visa')).toContain('/foreign-exchange')
    await write(editor, 'PATCH', `/api/pages/${id}`, { _status: 'draft' })
    try {
      await untilStatus('/foreign-exchange', 404)
      expect(await linksAt(parser, '/about-us')).not.toContain('/foreign-exchange')
    } finally {
      await write(editor, 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    }
    await untilStatus('/foreign-exchange', 200)
  })
})

describe('the agency’s facts', () => {
  const change = async (slug: string, data: Row): Promise<Row> => {
    const token = slug === 'site-settings' ? await adminToken() : editor
    const before = await get(`/api/globals/${slug}`, editor)
    expect(before.status).toBe(200)
    const after = await write(token, 'POST', `/api/globals/${slug}`, data)
    expect(after.status, after.text.slice(0, 300)).toBe(200)
    return before.body ?? {}
  }

  test('are updated everywhere within 5 seconds: a new licence number', async () => {
    const job = await newJob()
    const licence_number = `B-0000/${mark()}`
    const { licence_number: old } = await change('site-settings', { licence_number })
    try {
      const places = [
        '/',
        '/visa',
        '/about-us',
        '/registration',
        '/feed/jobs.xml',
        php('contact_card'),
      ]
      for (const path of [...places, `/job-details/${job}`, '/apply-job/general']) {
        await untilShown(path, licence_number)
        expect((await get(path)).text, path).not.toContain(String(old))
      }
    } finally {
      await change('site-settings', { licence_number: old })
    }
  })

  test('are updated on the home page within 5 seconds: both messages of the popup', async () => {
    const [update_text, fraud_text] = [`Update ${mark()}`, `Beware ${mark()}`]
    const before = await change('home-page', { update_text, fraud_text })
    try {
      await untilShown('/', update_text)
      await untilShown('/', fraud_text)
    } finally {
      await change('home-page', {
        update_text: before.update_text,
        fraud_text: before.fraud_text,
      })
    }
  })
})
