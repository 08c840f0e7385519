import { beforeAll, describe, expect, inject, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { deactivate } from '@/tests/support/candidates/jobs'
import { newContent, pathOf, previewed, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { call, get, php, rawCall } from '@/tests/support/network/http'
import { newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

const texts = (paths: string[]) =>
  Promise.all(paths.map(async (path) => ({ path, text: (await get(path)).text })))

/** The addresses whose answers contain these words. */
const showing = async (words: string, paths: string[]) =>
  (await texts(paths)).filter(({ text }) => text.includes(words)).map(({ path }) => path)

describe.skipIf(!inject('server'))('the first request after the answer to a write', () => {
  test('shows a posted job, its change and its end, wherever it is shown', async () => {
    const [first, second] = [`Rigger ${mark()}`, `Rigger ${mark()}`]
    const lists = [
      ...['/', '/job-list', '/job-list?q=rigger', '/feed/jobs.xml'],
      ...[php('joblist'), php('joblist', '?page=1'), php('joblist', '?q=rigger')],
    ]
    await texts([...lists, '/sitemap.xml'])
    const id = await newJob({ job_title: first })
    expect(await showing(first, lists)).toEqual(lists)
    const own = [`/job-details/${id}`, `/apply-job/${id}`, php('job_details', `?job_id=${id}`)]
    expect(await showing(first, own)).toEqual(own)
    expect(await showing(`/job-details/${id}<`, ['/sitemap.xml'])).toHaveLength(1)
    const picture = await get(`/share/job/${id}`)

    await write(await adminToken(), 'PATCH', `/api/jobs/${id}`, { job_title: second })
    expect(await showing(second, [...lists, ...own])).toEqual([...lists, ...own])
    expect(await showing(first, [...lists, ...own])).toEqual([])
    expect((await get(`/share/job/${id}`)).headers.get('etag')).not.toBe(
      picture.headers.get('etag'),
    )

    await deactivate(id)
    expect(await showing(second, lists)).toEqual([])
    expect(await showing(`/apply-job/${id}`, [`/job-details/${id}`])).toEqual([])
    expect(await showing(`/job-details/${id}<`, ['/sitemap.xml'])).toEqual([])
    expect((await get(php('job_details', `?job_id=${id}`))).body?.success).toBe(false)
  })

  test('shows a published article, its change and its end, wherever it is shown', async () => {
    const lists = ['/articles', '/site-map', '/feed/news.xml']
    await texts(lists)
    const article = await newContent(editor, 'news-articles', { kind: 'article' })
    const own = pathOf(article)
    expect(await showing(String(article.title), [...lists, own])).toEqual([...lists, own])
    const title = `Changed ${mark()}`
    await write(editor, 'PATCH', `/api/news-articles/${article.id}`, { title })
    expect(await showing(title, [...lists, own])).toEqual([...lists, own])
    await write(editor, 'PATCH', `/api/news-articles/${article.id}`, { _status: 'draft' })
    expect(await showing(title, lists)).toEqual([])
    expect((await get(own)).status).toBe(404)
  })
})

describe.skipIf(!inject('server'))('no visitor is shown', () => {
  test('what another one typed into a form without scripts', async () => {
    const page = '/apply-job/general'
    const name = `Asha ${mark()}`
    const sent = await call(php('job_applied'), {
      method: 'POST',
      body: applyForm({ name, email: '', job_id: 'general' }),
      headers: { Accept: 'text/html' },
    })
    const Cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? ''
    const [own, others] = [await call(page, { headers: { Cookie } }), await get(page)]
    expect(own.text).toContain(name)
    expect(own.headers.get('cache-control')).not.toContain('public')
    expect(others.text).not.toContain(name)
    expect(others.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('the draft that staff look at', async () => {
    const article = await newContent(editor, 'news-articles', { kind: 'article' })
    const title = `Draft ${mark()}`
    await write(editor, 'PATCH', `/api/news-articles/${article.id}?draft=true`, { title })
    expect((await previewed(editor, article)).text).toContain(title)
    expect(await showing(title, [pathOf(article), '/articles'])).toEqual([])
  })

  test('what only staff may see, in a call that visitors make too', async () => {
    const id = await newJob({ job_title: `Closed ${mark()}` })
    await deactivate(id)
    const call = php('job_details', `?job_id=${id}`)
    expect((await get(call, await adminToken())).body?.success).toBe(true)
    expect((await get(call)).body?.success).toBe(false)
    expect((await get(php('joblist'))).text).not.toContain(`"id":${id},`)
  })
})

describe.skipIf(!inject('server'))('a stranger', () => {
  test.each(['/', '/about-us', '/job-list', '/apply-job/general', php('joblist')])(
    'does not change what others get at %s',
    async (path) => {
      const name = 'evil.example'
      const headers = {
        host: name,
        'x-forwarded-host': name,
        'x-forwarded-proto': name,
        'x-forwarded-for': name,
        'x-nonce': name,
        'x-middleware-rewrite': '/terms-of-use',
        'x-invoke-path': '/terms-of-use',
        'x-matched-path': '/terms-of-use',
        'accept-language': name,
        cookie: `theme=${name}`,
      }
      const poisoned = await rawCall(`${path}?x=${name}&_rsc=1`, { headers })
      for (const answer of [poisoned, await get(path)]) {
        expect(answer.status).toBe(200)
        expect(answer.text.includes(name)).toBe(false)
        expect(answer.text.includes('Terms of Use |')).toBe(false)
        expect([...answer.headers].join()).not.toContain(name)
      }
    },
  )

  test.each([
    '/JOB-LIST',
    '/job-list/',
    '//job-list',
    '/job-list%2f',
    '/./job-list',
    '/x/../job-list',
    '/job-list;x=1',
    '/job-list%20',
    '/job-list%00',
  ])('makes no second copy of a page with %s', async (path) => {
    const { headers } = await rawCall(path)
    expect(headers.get('cache-control') ?? '').not.toContain('s-maxage')
  })
})
