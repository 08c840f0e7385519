import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { announceChange, TAGS } from '@/lib/server/cache/changes'
import { SHARED } from '@/lib/shared/cacheHeaders'
import { cachedSite } from '@/tests/support/site/cachedSite'

const site = cachedSite()

describe('a page that is the same for all', () => {
  test('is made once for twenty visitors who ask at the same time, and for all who follow', async () => {
    const open = site.waits()
    const waiting = Promise.all(Array.from({ length: 20 }, () => site.get('/job-list')))
    await site.untilAsked(1)
    open()
    expect(new Set((await waiting).map(({ text }) => text))).toEqual(new Set(['page 1']))
    expect(await site.texts('/job-list', '/job-list')).toEqual(['page 1', 'page 1'])
    expect(site.asked).toHaveLength(1)
  })

  test('is new in the first request after a change', async () => {
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    announceChange(TAGS.jobs)
    expect(await site.texts('/job-list', '/job-list')).toEqual(['page 2', 'page 2'])
  })

  test('is not stored when a change came while it was made', async () => {
    const open = site.waits()
    const before = site.get('/job-list')
    await site.untilAsked(1)
    announceChange(TAGS.content)
    site.answersWith(SHARED)
    expect(await site.texts('/job-list')).toEqual(['page 2'])
    open()
    expect((await before).text).toBe('page 1')
    expect(await site.texts('/job-list')).toEqual(['page 2'])
  })

  test('is stored once more for each place from which only its changed part is asked for', async () => {
    const part = (tree: string, path = '/job-list?_rsc=a') =>
      site.get(path, { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/job-list' })
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    expect((await part('list')).text).toBe('page 2')
    expect((await part('job')).text).toBe('page 3')
    expect((await part('list', '/job-list?page=2&_rsc=a&x=1')).text).toBe('page 4')
    expect((await part('list', '/job-list?x=2&page=2&_rsc=a')).text).toBe('page 4')
    expect((await part('list')).text).toBe('page 2')
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    expect(site.asked[3]).toMatchObject({
      url: '/job-list?page=2&_rsc=a',
      headers: { rsc: '1', 'next-router-state-tree': 'list', 'next-url': '/job-list' },
    })
    announceChange(TAGS.jobs)
    expect((await part('list')).text).toBe('page 5')
  })

  test('is made again after a change before anybody asks, when it was requested often', async () => {
    const often = (path: string, times: number) => Array.from({ length: times }, () => path)
    await site.texts('/terms-of-use', ...often('/about-us', 16), ...often('/job-list', 17))
    announceChange(TAGS.jobs)
    await site.untilAsked(5)
    // The most requested first.
    expect(site.asked.slice(3).map(({ url }) => url)).toEqual(['/job-list', '/about-us'])
    expect(await site.texts('/job-list', '/terms-of-use')).toEqual(['page 4', 'page 6'])
  })

  test('is made again one at a time, also when one change follows another', async () => {
    const [often, slowMs] = [Array.from({ length: 40 }), 150]
    for (const path of ['/about-us', '/job-list']) await site.texts(...often.map(() => path))
    let [atOnce, most] = [0, 0]
    site.handler = async (_request, response) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await pause(slowMs)
      atOnce -= 1
      response.writeHead(200, { 'Content-Type': 'text/html', ...SHARED }).end('page')
    }
    announceChange(TAGS.jobs)
    await site.untilAsked(3)
    announceChange(TAGS.jobs)
    await vi.waitFor(() => expect(site.asked).toHaveLength(5), 5000)
    expect(most).toBe(1)
  })

  test('is made again at midnight in Mumbai, not before', async () => {
    await site.texts('/job-list')
    vi.setSystemTime(new Date('2026-11-22T12:04:00+05:30'))
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    site.answersWith({ ...SHARED, 'site-cache-control': 'public, max-age=86400' })
    await site.texts('/about-us')
    vi.setSystemTime(new Date('2026-11-22T23:59:59+05:30'))
    expect(await site.texts('/about-us')).toEqual(['page 2'])
    vi.setSystemTime(new Date('2026-11-23T00:00:00+05:30'))
    expect(await site.texts('/about-us')).toEqual(['page 3'])
  })

  test('is shown while it is made again, when nobody announced a change for five minutes', async () => {
    await site.texts('/job-list')
    vi.setSystemTime(new Date('2026-11-22T12:05:01+05:30'))
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    await vi.waitFor(async () => expect(await site.texts('/job-list')).toEqual(['page 2']))
  })

  test('stays when the site fails to make it again', async () => {
    await site.texts('/job-list')
    vi.setSystemTime(new Date('2026-11-22T12:05:01+05:30'))
    site.fails()
    expect(await site.texts('/job-list')).toEqual(['page 1'])
    await site.untilAsked(2)
    expect(await site.texts('/job-list')).toEqual(['page 1'])
  })

  test('answers 500 when it cannot be made, and is asked for again by the next visitor', async () => {
    site.fails()
    expect((await site.get('/job-list')).status).toBe(500)
    site.answersWith(SHARED)
    expect(await site.texts('/job-list')).toEqual(['page 2'])
  })

  test('is sent as the browser accepts it, and names its encoding', async () => {
    const words = 'Jobs in the Gulf. '.repeat(200)
    site.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', ...SHARED }).end(words)
    }
    for (const [accepted, sent, open] of [
      ['gzip, deflate, br', 'br', promisify(brotliDecompress)],
      ['gzip', 'gzip', promisify(gunzip)],
      ['br;q=0, gzip', 'gzip', promisify(gunzip)],
      ['', undefined, async (body: Buffer) => body],
      ['identity', undefined, async (body: Buffer) => body],
    ] as const) {
      const { body, headers } = await site.get('/about-us', { 'accept-encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe(sent)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('accept-encoding')
      expect(String(await open(body))).toBe(words)
    }
    expect(site.asked).toHaveLength(1)
  })

  test('is 304 when the browser has it, and 200 when it has another', async () => {
    const { headers } = await site.get('/')
    for (const known of [headers.etag, `W/"other", ${headers.etag}`, '*']) {
      const again = await site.get('/', { 'if-none-match': String(known) })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
    }
    expect((await site.get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const { headers } = await site.get('/')
    const head = await site.get('/', {}, 'HEAD')
    expect(head.text).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
    expect(site.asked).toHaveLength(1)
  })

  test('keeps to itself how long this site stores it', async () => {
    const { headers } = await site.get('/')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(headers['site-cache-control']).toBeUndefined()
  })
})
