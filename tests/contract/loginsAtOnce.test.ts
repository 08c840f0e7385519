import { describe, expect, test, vi } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { ALL_ROUNDS } from '@/tests/support/site/fewRounds'
import { siteForFile } from '@/tests/support/site/siteForFile'
import { CMS_PANEL, LOGIN_PHP, loginsAt, wrong } from '@/tests/support/staff/logins'

/**
 * Logins that wait for one another, as checking a password takes a fifth of a second. loginLimits.test.ts
 * has the limits that only count. Skipped with TEST_BASE_URL.
 */
const isBuilt = hasDatabase()

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1', ...ALL_ROUNDS })

const { newAddress, logIn, logOut, newAdmin } = loginsAt(site)

describe.skipIf(!isBuilt)('an admin whose account is under attack', () => {
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
  }, 120_000)
})

test.skipIf(!isBuilt)(
  'ten simultaneous logins to the CMS panel all stay signed in',
  async () => {
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
  },
  120_000,
)
