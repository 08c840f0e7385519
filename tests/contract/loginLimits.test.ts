import { describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'
import { CMS_PANEL, LOGIN_PHP, loginsAt, wrong } from '@/tests/support/staff/logins'

/** The real login limits (RATE_LIMIT_SCALE 1), on a separate server. Skipped with TEST_BASE_URL. */
const isBuilt = hasDatabase()

const TOO_MANY = 'Too many tries. Please wait a little and try again.'
const ENDPOINTS = [LOGIN_PHP, CMS_PANEL]

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })

const { newAddress, logIn, newAdmin } = loginsAt(site)

describe.skipIf(!isBuilt)('password guessing', () => {
  test('from one address is stopped at the sixth attempt in a minute, across both login endpoints', async () => {
    const { email } = await newAdmin()
    const from = newAddress()
    for (const endpoint of [LOGIN_PHP, CMS_PANEL, LOGIN_PHP, CMS_PANEL, LOGIN_PHP]) {
      expect((await logIn(endpoint, wrong(email.toUpperCase()), from)).status).not.toBe(429)
    }
    for (const endpoint of ENDPOINTS) {
      const sixth = await logIn(endpoint, wrong(email), from)
      expect(sixth.status).toBe(429)
      expect(sixth.text).toContain(TOO_MANY)
    }
  })

  test('for an unknown account is stopped and answered in the same way', async () => {
    const email = `${mark()}@nobody.example`
    const from = newAddress()
    for (let i = 0; i < 5; i++) {
      expect((await logIn(LOGIN_PHP, wrong(email), from)).text).toContain('Invalid Credential')
    }
    const sixth = await logIn(LOGIN_PHP, wrong(email), from)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each(ENDPOINTS)('for many accounts from one address is stopped at %s', async (endpoint) => {
    const from = newAddress()
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => logIn(endpoint, wrong(`${mark()}@nobody.example`), from)),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('cannot fill the memory with a very long e-mail address', async () => {
    const from = newAddress()
    const email = `${'a'.repeat(200_000)}@b.test`
    expect((await logIn(CMS_PANEL, wrong(email), from)).status).toBe(401)
    expect((await logIn(LOGIN_PHP, wrong(email), from)).status).toBe(413)
  })
})

describe.skipIf(!isBuilt)('an admin whose account is under attack', () => {
  test.each(ENDPOINTS)(
    'from one address can log in from another address at %s',
    async (endpoint) => {
      const admin = await newAdmin()
      const attacker = newAddress()
      for (let i = 0; i < 30; i++) await logIn(endpoint, wrong(admin.email), attacker)
      const signedIn = await logIn(endpoint, admin, newAddress())
      expect(signedIn.isIn, signedIn.text).toBe(true)
    },
  )

  test('from the same address can log in with a known browser', async () => {
    const admin = await newAdmin()
    const from = newAddress()
    const { known } = await logIn(CMS_PANEL, admin, from)
    for (let i = 0; i < 25; i++) await logIn(CMS_PANEL, wrong(admin.email), from)
    expect((await logIn(CMS_PANEL, admin, from)).status).toBe(429)
    for (const endpoint of ENDPOINTS)
      expect((await logIn(endpoint, admin, from, known)).isIn).toBe(true)
  })
})

describe.skipIf(!isBuilt)('the cookie of a known browser', () => {
  test('gives access to nothing', async () => {
    const admin = await newAdmin()
    const { known } = await logIn(LOGIN_PHP, admin, newAddress())
    const headers = { Cookie: known, 'X-Forwarded-For': newAddress() }
    const list = await fetch(`${site().baseUrl}/php/jobapplied_list.php`, { headers })
    expect(list.status).toBe(401)
    const me = await fetch(`${site().baseUrl}/api/users/me`, { headers })
    expect(await me.json()).toMatchObject({ user: null })
  })

  test('allows its browser ten attempts a minute', async () => {
    const admin = await newAdmin()
    const { known } = await logIn(LOGIN_PHP, admin, newAddress())
    for (let i = 0; i < 10; i++) {
      const guess = await logIn(LOGIN_PHP, wrong(admin.email), newAddress(), known)
      expect(guess.status).toBe(200)
    }
    expect((await logIn(LOGIN_PHP, admin, newAddress(), known)).status).toBe(429)
  })

  test('of another account, or changed, or invented, has no effect', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()]
    const { known } = await logIn(LOGIN_PHP, admin, newAddress())
    const { known: foreign } = await logIn(LOGIN_PHP, other, newAddress())
    const [name = '', value = ''] = known.split('=')
    const foreignValue = foreign.split('=')[1] ?? ''
    const worthless = [
      `${name}=${foreignValue}`,
      `${name}=${value.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))}`,
      `${name}=${'a'.repeat(22)}.${'b'.repeat(43)}`,
      `${name}=${encodeURIComponent('é'.repeat(22))}.${'b'.repeat(43)}`,
    ]
    const from = newAddress()
    for (let i = 0; i < 5; i++) await logIn(LOGIN_PHP, wrong(admin.email), from)
    for (const cookie of worthless) {
      expect((await logIn(LOGIN_PHP, admin, from, cookie)).status, cookie).toBe(429)
    }
    expect((await logIn(LOGIN_PHP, admin, from, known)).isIn).toBe(true)
  })
})
