import { describe, expect, test, vi } from 'vitest'
import { mark } from '@/tests/support/mark'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'
import { CMS_PANEL, LOGIN_PHP, loginsAt, wrong } from '@/tests/support/staff/logins'

/** The real login limits (RATE_LIMIT_SCALE 1), on a separate server. Skipped with TEST_BASE_URL. */
const isBuilt = hasDatabase()

const TOO_MANY = 'Too many tries. Please wait a little and try again.'
const ENDPOINTS = [LOGIN_PHP, CMS_PANEL]

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })

const { newAddress, logIn, logOut, newAdmin } = loginsAt(site)

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

  /** Guesses from many addresses at once, and how many of them were answered so far, by status. */
  const attack = (email: string, guesses: number) => {
    const answered = { checked: 0, refused: 0 }
    const all = Array.from({ length: guesses }, async () => {
      const { status } = await logIn(CMS_PANEL, wrong(email), newAddress())
      answered[status === 429 ? 'refused' : 'checked'] += 1
      return status
    })
    return { answered, all: Promise.all(all) }
  }

  test('from 200 addresses waits for no more than a few guesses, in any browser', async () => {
    const admin = await newAdmin()
    const { known, token } = await logIn(LOGIN_PHP, admin, newAddress())
    const guesses = attack(admin.email, 200)
    // Nearly all have arrived: the server is not busy reading them, and 33 of them (passwordHash.ts)
    // are still being checked or wait.
    const answered = () => guesses.answered.checked + guesses.answered.refused
    await vi.waitFor(() => expect(answered()).toBeGreaterThan(160), { timeout: 60_000 })

    // A check is the unit of time here: how many guesses are checked meanwhile.
    const meanwhile = async (act: () => Promise<unknown>) => {
      const before = guesses.answered.checked
      await act()
      return guesses.answered.checked - before
    }
    const inKnownBrowser = await meanwhile(async () => {
      expect(await logIn(LOGIN_PHP, admin, newAddress(), known)).toMatchObject({ isIn: true })
    })
    const signedOut = await meanwhile(async () => {
      expect((await logOut(token)).status).toBe(200)
    })
    const inUnknownBrowser = await meanwhile(async () => {
      expect(await logIn(CMS_PANEL, admin, newAddress())).toMatchObject({ isIn: true })
    })
    const isStillGoingOn = answered() < 200
    expect({ inKnownBrowser, signedOut, inUnknownBrowser }).toEqual({
      inKnownBrowser: expect.toSatisfy((checks: number) => checks <= 4),
      signedOut: expect.toSatisfy((checks: number) => checks <= 2),
      inUnknownBrowser: expect.toSatisfy((checks: number) => checks <= 6),
    })
    expect(isStillGoingOn).toBe(true)
    expect(new Set(await guesses.all)).toEqual(new Set([401, 429]))
  }, 120_000)

  test('by 24 guesses at a time makes none of them too many', async () => {
    const admin = await newAdmin()
    expect(new Set(await attack(admin.email, 24).all)).toEqual(new Set([401]))
  })

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

test.skipIf(!isBuilt)('ten simultaneous logins to the CMS panel all stay signed in', async () => {
  const admin = await newAdmin()
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => logIn(CMS_PANEL, admin, newAddress())),
  )
  for (const { text } of tries) {
    const me = await fetch(`${site().baseUrl}/api/users/me`, {
      headers: { Authorization: `Bearer ${JSON.parse(text).token}` },
    })
    expect(await me.json()).toMatchObject({ user: { email: admin.email } })
  }
})
