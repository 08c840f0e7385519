import { describe, expect, test } from 'vitest'
import { SHARED } from '@/lib/shared/cacheHeaders'
import { cachedSite, LEFT_ALONE } from '@/tests/support/site/cachedSite'

const site = cachedSite()

describe('an answer is never stored', () => {
  test.each([
    ['says nothing about being stored', {}, 200],
    ['is private', { 'Cache-Control': 'private' }, 200],
    ['must not be stored', { 'Cache-Control': 'no-store' }, 200],
    ['must not be stored by this site', { ...SHARED, 'site-cache-control': 'no-store' }, 200],
    ['sets a cookie', { ...SHARED, 'Set-Cookie': 'a=1' }, 200],
    ['leads nowhere', SHARED, 404],
    ['redirects', { ...SHARED, Location: '/' }, 308],
    ['is an error', SHARED, 500],
  ])('when it %s', async (_why, headers, status) => {
    site.answersWith(headers, status)
    expect(await site.texts('/about-us', '/about-us')).toEqual(['page 1', 'page 2'])
  })

  test.each<[string, Record<string, string>]>([
    ['a token', { authorization: 'Bearer x' }],
    ['the cookie of a form', { cookie: 'a=1; form-outcome=x' }],
    ['the cookie of a preview', { cookie: '__prerender_bypass=x' }],
    ['Next’s header for parts of a page, without their hash', { rsc: '1' }],
    ['Next’s header for pages not opened yet', { rsc: '1', 'next-router-prefetch': '1' }],
    ['Next’s header for a tree alone', { 'next-router-state-tree': 'x' }],
  ])('nor used, for a request with %s', async (_what, headers) => {
    expect((await site.get('/about-us', headers)).status).toBe(LEFT_ALONE)
    await site.get('/about-us')
    expect((await site.get('/about-us', headers)).status).toBe(LEFT_ALONE)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('nor used, for %s', async (method) => {
    await site.get('/about-us')
    expect((await site.get('/about-us', {}, method)).status).toBe(LEFT_ALONE)
  })
})

describe('a stranger', () => {
  test('changes nothing that others see with the headers of a request', async () => {
    await site.get('/about-us?x=1', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '192.0.2.1',
      'x-middleware-subrequest': 'proxy',
      'x-nextjs-data': '1',
      'next-router-prefetch': '1',
      'accept-language': 'xx',
      cookie: 'theme=dark; payload-token=x',
    })
    const [{ headers, url } = { headers: {}, url: '' }] = site.asked
    expect(url).toBe('/about-us')
    expect(headers).toEqual({
      host: 'site.test',
      'user-agent': expect.any(String),
      'x-socket-address': '',
    })
  })

  test('gets the stored page whatever cookies and parameters nobody reads', async () => {
    await site.get('/about-us')
    for (const [path, headers] of [
      ['/about-us?fbclid=1', {}],
      ['/about-us?_rsc=1&x[]=2', {}],
      ['/about-us', { cookie: '_ga=1; payload-token=x' }],
      ['/about-us', { 'cache-control': 'no-cache', pragma: 'no-cache' }],
      ['/about-us', { range: 'bytes=0-1' }],
      ['/%61bout-us', {}],
    ] as const) {
      expect((await site.get(path, headers)).text).toBe('page 1')
    }
  })

  test('cannot store a part of a page under a very long name', async () => {
    const headers = { rsc: '1', 'next-router-state-tree': 'x'.repeat(1000) }
    expect((await site.get('/job-list?_rsc=a', headers)).status).toBe(LEFT_ALONE)
  })

  test('does not displace the pages with hundreds of searches', async () => {
    await site.get('/about-us')
    site.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png', ...SHARED }).end(Buffer.alloc(100_000))
    }
    for (let i = 0; i < 300; i++) await site.get(`/job-list?q=${i}`)
    const before = site.asked.length
    expect(await site.texts('/about-us', '/job-list?q=299')).toEqual(['page 1', expect.any(String)])
    expect(site.asked).toHaveLength(before)
    await site.get('/job-list?q=0')
    expect(site.asked).toHaveLength(before + 1)
  })
})
