import { afterAll, describe, expect, test } from 'vitest'
import { siteAddressSchema } from '@/collections/SiteAddress/shared/address'
import { ownPayload } from '@/tests/support/site/ownPayload'

const DOMAIN = 'www.agency-of-the-test.in'

describe('the address of the site', () => {
  test.each([
    ['nothing', ' '],
    ['no address', 'the site'],
    ['a domain without https', DOMAIN],
    ['an address that is not encrypted', `http://${DOMAIN}`],
    ['a page', `https://${DOMAIN}/managejobs`],
    ['a query', `https://${DOMAIN}/?a=b`],
    ['an anchor', `https://${DOMAIN}/#a`],
    ['an account', `https://a:b@${DOMAIN}`],
    ['another port', `https://${DOMAIN}:8443`],
    ['this machine', 'https://localhost'],
    ['this machine by another name', 'https://site.localhost'],
    ['the address of a machine', 'https://192.0.2.1'],
    ['that as one number', 'https://3221225985'],
    ['that in its newer form', 'https://[2001:db8::1]'],
    ['a name without a domain', 'https://intranet'],
    ['the domain of examples', 'https://jobs.example.com'],
  ])('cannot be %s', (_what, url) => {
    expect(siteAddressSchema.safeParse({ url }).success).toBe(false)
  })

  test.each([`https://${DOMAIN}`, `https://${DOMAIN}/`, ` https://${DOMAIN.toUpperCase()}:443 `])(
    'can be "%s"',
    (url) => {
      expect(siteAddressSchema.safeParse({ url }).success).toBe(true)
    },
  )
})

describe('whoever asks the site for its proof', async () => {
  const { end } = await ownPayload()
  const { GET } = await import('@/app/internal/this-site/route')
  afterAll(end)

  const ask = (query: string) => GET(new Request(`http://localhost/internal/this-site${query}`))

  test.each(['', '?challenge=', '?challenge=abc', `?challenge=${'g'.repeat(32)}`])(
    'is told nothing with the challenge "%s"',
    async (query) => {
      expect((await ask(query)).status).toBe(404)
    },
  )

  test('gets it for a challenge only, and no cache keeps it', async () => {
    const [one, other] = await Promise.all(
      ['a', 'b'].map((digit) => ask(`?challenge=${digit.repeat(32)}`)),
    )
    expect(one?.headers.get('cache-control')).toBe('no-store')
    const proof = await one?.text()
    expect(proof).toMatch(/^[0-9a-f]{64}$/)
    expect(await other?.text()).not.toBe(proof)
  })

  test('is asked to wait after many challenges', async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < 40; asked += 1) {
      statuses.push((await ask(`?challenge=${'c'.repeat(32)}`)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})
