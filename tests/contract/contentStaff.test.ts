import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NAVIGATED_PAGES } from '@/lib/shared/navigation'
import {
  contentFields,
  newContent,
  textBlock,
  untilShown,
  untilStatus,
  write,
} from '@/tests/support/content'
import { openParser, type Parser } from '@/tests/support/dom'
import { applyForm } from '@/tests/support/forms'
import { baseUrl, bearer, call, get, php, postForm } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf, newJob } from '@/tests/support/records'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/session'

/** The desk of the content staff (spec §6: the admin; decisions.md: editors), as the panel calls it. */
const BOTH = ['pages', 'news-articles'] as const
const NOT_FOUND = '404 - Page Not Found'

let editor = ''
let parser: Parser

beforeAll(async () => {
  editor = (await editorToken()).token
  parser = await openParser()
})

afterAll(() => parser?.close())

const pathOf = (row: Row): string => `/${row.slug}`
const linksAt = async (path: string, cookie = ''): Promise<string[]> => {
  const { text } = await call(path, { headers: { Cookie: cookie } })
  return (await parser.html(text)).links
}
/** The page of a draft as staff see it in the live preview. */
const previewed = async (draft: Row) => {
  const preview = await call(`/internal/preview?slug=${draft.slug}`, { headers: bearer(editor) })
  const bypass = (preview.headers.get('set-cookie') ?? '').split(';')[0]
  return call(pathOf(draft), { headers: { Cookie: `${bypass}`, ...bearer(editor) } })
}
const sentencesOf = (body: Row | null): unknown =>
  (body?.errors as { data?: { errors?: { message: string }[] } }[])?.[0]?.data?.errors?.map(
    ({ message }) => message,
  ) // Payload's answer to a refused write

describe.each(BOTH)('a draft of "%s"', (collection) => {
  let draft: Row = {}
  beforeAll(async () => {
    draft = await newContent(editor, collection, { _status: 'draft' })
  })

  test('is no page of the site, and stands in no list', async () => {
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

  test('is shown to no visitor through the preview', async () => {
    const answer = await get(`/internal/preview?slug=${draft.slug}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('set-cookie')).toBeNull()
    // The cookie of the preview alone is worth nothing.
    const staff = await call(`/internal/preview?slug=${draft.slug}`, { headers: bearer(editor) })
    const cookie = (staff.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(cookie).toContain('__prerender_bypass=')
    const opened = await call(pathOf(draft), { headers: { Cookie: cookie } })
    expect(opened.text).not.toContain(String(draft.lead))
  })

  test('is given to no visitor by REST, whatever the question', async () => {
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
      if (path.includes('/count') && answer.status === 200) {
        expect(answer.body).toMatchObject({ totalDocs: 0 })
      }
    }
  })

  test('of a published page leaves that page as it is for visitors', async () => {
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

test('a draft that staff have only begun is shown to them with its gaps', async () => {
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
    const shown = await previewed(draft)
    expect(shown.status, collection).toBe(200)
    expect(shown.text).toContain('The last part.')
  }
})

describe('an address', () => {
  test.each(['job-list', 'admin', 'API', 'uploads', 'feed', 'beawaremodal'])(
    '"%s" that another part of the site has is refused in a sentence',
    async (slug) => {
      for (const collection of BOTH) {
        for (const query of ['', '?draft=true']) {
          const answer = await write(
            editor,
            'POST',
            `/api/${collection}${query}`,
            contentFields({ slug, ...(query && { _status: 'draft' }) }),
          )
          expect(answer.status).toBe(400)
          expect(sentencesOf(answer.body)).toEqual([
            `The address "${slug}" belongs to another part of the site. Choose another one.`,
          ])
        }
      }
    },
  )

  test('that is none is refused in a sentence', async () => {
    for (const slug of ['Has Blanks', 'a/b', '../etc', '<b>', 'x'.repeat(81)]) {
      const answer = await write(editor, 'POST', '/api/pages', contentFields({ slug }))
      expect(answer.status, slug).toBe(400)
      expect(JSON.stringify(sentencesOf(answer.body)), slug).toMatch(/\.["\]]+$/)
    }
  })

  test('belongs to one document: of pages and articles together, of drafts too', async () => {
    const page = await newContent(editor, 'pages')
    const draft = await newContent(editor, 'news-articles', { _status: 'draft' })
    for (const slug of [page.slug, draft.slug]) {
      for (const collection of BOTH) {
        const other = await newContent(editor, collection)
        const ways = [
          write(editor, 'POST', `/api/${collection}`, contentFields({ slug })),
          write(
            editor,
            'POST',
            `/api/${collection}?draft=true`,
            contentFields({ slug, _status: 'draft' }),
          ),
          write(editor, 'PATCH', `/api/${collection}/${other.id}`, { slug }),
          write(editor, 'PATCH', `/api/${collection}/${other.id}?draft=true`, {
            slug,
            _status: 'draft',
          }),
        ]
        for (const answer of await Promise.all(ways)) {
          expect(answer.status, answer.text.slice(0, 300)).toBe(400)
          expect(sentencesOf(answer.body)).toEqual([
            `Another page or article has the address "${slug}". Choose another one.`,
          ])
        }
      }
    }
  })

  test('asked for by two at the same moment goes to one of them', async () => {
    const slug = mark()
    const answers = await Promise.all(
      [...BOTH, ...BOTH].map((collection) =>
        write(editor, 'POST', `/api/${collection}`, contentFields({ slug })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})

describe('a link that is none of ours to follow', () => {
  const ODD = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]

  test.each(ODD)('%s is not published in a text', async (href) => {
    const layout = [textBlock('press here', href)]
    const answer = await write(editor, 'POST', '/api/pages', contentFields({ layout }))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(sentencesOf(answer.body))).toContain('url')
  })

  test.each(ODD)('%s stands as words in a draft that staff look at', async (href) => {
    const layout = [
      textBlock('press here', href),
      { blockType: 'links', title: 'More', links: [{ label: 'press there', href }] },
      { blockType: 'download', label: 'press that', href },
    ]
    const draft = await newContent(editor, 'pages', { layout, _status: 'draft' })
    const shown = await previewed(draft)
    expect(shown.text).toContain('press here')
    const { links } = await parser.html(shown.text)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => link.toLowerCase() === href.toLowerCase())).toEqual([])
  })

  test.each(ODD)('%s stands as words where staff typed it in a line', async (href) => {
    const callout = { blockType: 'callout', kind: 'note', title: 'Mind', text: `[press](${href})` }
    const qa = { blockType: 'qa', items: [{ question: 'Why?', answer: `[press](${href})` }] }
    const page = await newContent(editor, 'pages', { layout: [callout, qa] })
    await untilShown(pathOf(page), String(page.lead))
    const links = await linksAt(pathOf(page))
    expect(links.filter((link) => link.toLowerCase() === href.toLowerCase())).toEqual([])
  })

  test('a script in any text is text', async () => {
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

describe('what an editor publishes', () => {
  test('is on the site within 5 seconds, and so is each change of it', async () => {
    const article = await newContent(editor, 'news-articles', { kind: 'article' })
    await untilShown(pathOf(article), String(article.lead))
    const title = `Changed ${mark()}`
    await write(editor, 'PATCH', `/api/news-articles/${article.id}`, { title })
    for (const path of [pathOf(article), '/articles', '/site-map', '/feed/news.xml']) {
      await untilShown(path, title)
    }
  })

  test('is in the sitemap with its last change, which moves no other page’s', async () => {
    const [first, second] = [await newContent(editor, 'pages'), await newContent(editor, 'pages')]
    await untilShown('/sitemap.xml', String(second.slug))
    const changed = await write(editor, 'PATCH', `/api/pages/${first.id}`, {
      lead: 'Another lead.',
    })
    const { updatedAt } = rowIn(changed, 'doc')
    await untilShown('/sitemap.xml', `${first.slug}</loc><lastmod>${updatedAt}</lastmod>`)
    expect((await get('/sitemap.xml')).text).toContain(
      `${second.slug}</loc><lastmod>${second.updatedAt}</lastmod>`,
    )
  })

  test.each(BOTH)(
    'and takes back, in "%s", is gone from the site and its lists',
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

  test('under an old address leads from there to the page', async () => {
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
    const outside = await write(editor, 'POST', '/api/redirects', {
      from: `/old-${mark()}`,
      to: { type: 'custom', url: 'https://evil.example' },
    })
    expect(outside.status).toBe(400)
  })
})

describe('the menu', () => {
  test('has Kuwait as a link once its page is published, and as words again after it', async () => {
    const path = '/jobs-in-kuwait'
    expect(NAVIGATED_PAGES).toContain(path)
    // The menu opens by a script: the page tells it which entries lead nowhere.
    const missing = `\\"missing\\":[\\"${path}\\"]`
    await untilShown('/visa', missing)
    const fields = { slug: 'jobs-in-kuwait', kind: 'country', country: 'KW' }
    const page = await newContent(editor, 'pages', fields)
    await untilShown('/visa', '\\"missing\\":[]')
    await untilShown(path, String(page.lead))
    await write(await adminToken(), 'DELETE', `/api/pages/${page.id}`)
    await untilShown('/visa', missing)
    await untilStatus(path, 404)
  })

  test('and the footer lead to no page that was taken back', async () => {
    const rows = rowsIn(
      await get('/api/pages?where[slug][equals]=foreign-exchange', editor),
      'docs',
    )
    const id = Number(rows[0]?.id)
    expect(await linksAt('/visa')).toContain('/foreign-exchange')
    await write(editor, 'PATCH', `/api/pages/${id}`, { _status: 'draft' })
    try {
      await untilStatus('/foreign-exchange', 404)
      expect(await linksAt('/about-us')).not.toContain('/foreign-exchange')
    } finally {
      await write(editor, 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    }
    await untilStatus('/foreign-exchange', 200)
  })
})

describe('the agency’s facts', () => {
  const change = async (slug: string, data: Row): Promise<Row> => {
    const before = await get(`/api/globals/${slug}`, editor)
    expect(before.status).toBe(200)
    const after = await write(editor, 'POST', `/api/globals/${slug}`, data)
    expect(after.status, after.text.slice(0, 300)).toBe(200)
    return before.body ?? {}
  }

  test('are everywhere within 5 seconds: a new licence number', async () => {
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

  test('are on the home page within 5 seconds: both messages of the popup', async () => {
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

describe('an editor', () => {
  const email = `${mark()}@candidate.example`
  let application = 0
  beforeAll(async () => {
    await postForm(php('job_applied'), applyForm({ email }))
    application = Number((await applicationsOf(email))[0]?.id)
  })

  const panel = (path: string, token: string) =>
    call(`/admin${path}`, { headers: { Cookie: `payload-token=${token}`, Origin: baseUrl() } })

  test.each(['applications', 'registrations', 'enquiries', 'jobs', 'payload-jobs'])(
    'finds no %s in the panel',
    async (slug) => {
      expect((await panel(`/collections/${slug}`, editor)).status).toBe(404)
      const one = await panel(`/collections/${slug}/${application}`, editor)
      expect([307, 404]).toContain(one.status)
      expect(one.text).not.toContain(email)
      expect((await panel('', editor)).text).not.toContain(`/admin/collections/${slug}`)
    },
  )

  test('finds in the panel what the admin’s cookie shows: only the content', async () => {
    expect((await panel('/collections/applications', await adminToken())).text).toContain(email)
    expect((await panel('/collections/pages', editor)).status).toBe(200)
    expect((await panel('/collections/pages', editor)).text).not.toContain(email)
  })

  test('gets no GraphQL', async () => {
    for (const path of ['/api/graphql', '/api/graphql-playground', '/graphql']) {
      const query = { query: '{ Applications { docs { email } } }' }
      const answer = await write(editor, 'POST', path, query)
      expect(answer.status, path).toBe(404)
      expect(answer.text).not.toContain(email)
    }
  })

  test('cannot delete a page, which an unpublished one never needs', async () => {
    const page = await newContent(editor, 'pages')
    expect((await write(editor, 'DELETE', `/api/pages/${page.id}`)).status).toBe(403)
    expect((await get(`/api/pages/${page.id}`)).status).toBe(200)
  })
})
