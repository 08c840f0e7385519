import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** The real limits, on a separate site. Skipped with TEST_BASE_URL. */
const site = siteForFile({ RATE_LIMIT_SCALE: '1', TRUSTED_HOPS: '1' })

/** A word that nobody has used before. */
const word = (): string => randomBytes(6).toString('hex')

let lastSender = 0

/** An address that sends nothing else in this file. */
const newSender = () => {
  lastSender += 1
  return `203.0.113.${lastSender}`
}

const ask = (path: string, from: string, init: RequestInit = {}) =>
  fetch(`${site().baseUrl}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, 'X-Forwarded-For': from },
  })

describe.skipIf(!hasDatabase())('a sender who asks for more new pages than the site makes', () => {
  /** Many at the same time, so that most of them are too many. */
  const burst = (from: string) =>
    Promise.all(Array.from({ length: 80 }, () => ask(`/job-list?q=${word()}`, from)))

  test('reads on a page when to come back, and others are not concerned', async () => {
    const answers = await burst(newSender())
    const refused = answers.find(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('content-type')).toContain('text/html')
    expect(refused?.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(await refused?.text()).toMatch(/<h1>.*wait.*<\/h1>/)
    expect((await ask(`/job-list?q=${word()}`, newSender())).status).toBe(200)
  })

  test('still gets stored pages, calls and the answer that the site is up', async () => {
    const from = newSender()
    await ask('/', newSender())
    const busy = burst(from)
    for (const path of ['/', '/health', `/php/joblist.php?q=${word()}`]) {
      expect((await ask(path, from)).status, path).toBe(200)
    }
    expect((await busy).some(({ status }) => status === 429)).toBe(true)
  })

  test('is the same sender with every address of one IPv6 network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        ask(`/job-list?q=${word()}`, `2001:db8:7:7::${i.toString(16)}`),
      ),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

describe.skipIf(!hasDatabase())('an address that leads nowhere', () => {
  test('is answered with the same complete page, whatever the address', async () => {
    const pages = await Promise.all(
      [`/${word()}`, `/${word()}/${word()}`, `/managejobs/${word()}`, `/LOGIN`].map(
        async (path) => {
          const answer = await ask(path, newSender())
          expect([path, answer.status]).toEqual([path, 404])
          expect(answer.headers.get('cache-control')).toBe('no-store')
          return answer.text()
        },
      ),
    )
    expect(pages[0]).toMatch(/<header.*404 - Page Not Found.*<footer/s)
    expect(new Set(pages).size).toBe(1)
  })
})

describe.skipIf(!hasDatabase())('a form sent to the address of a page', () => {
  test.each(['/', '/contact-us', '/login', '/nothing-here', '/admin'])(
    'is refused without making the page: %s',
    async (path) => {
      const answer = await ask(path, newSender(), { method: 'POST', body: new FormData() })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      expect(await answer.text()).toBe('')
    },
  )
})

describe.skipIf(!hasDatabase())('the CMS panel without a session', () => {
  test.each([
    ['/admin', '/login?to=%2Fadmin'],
    ['/admin/login', '/login?to=%2Fadmin'],
    ['/admin/login?redirect=%2Fadmin%2Fsecurity', '/login?to=%2Fadmin%2Fsecurity'],
    ['/admin/collections/pages?limit=10', '/login?to=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D10'],
    ['/admin/security', '/login?to=%2Fadmin%2Fsecurity'],
  ])('leads from %s to signing in, and back afterwards', async (path, to) => {
    for (const cookie of ['theme=dark', 'payload-token=invented']) {
      const answer = await ask(path, newSender(), { headers: { cookie } })
      expect(answer.status).toBe(307)
      expect(answer.headers.get('location')).toBe(to)
      expect((await answer.text()).length).toBeLessThan(1000)
    }
  })
})
