import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownPayload } from '@/tests/support/site/ownPayload'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, database, end } = await ownPayload())
}, 120_000)

afterAll(() => end())

const NOW = Date.parse('2026-11-24T10:00:05Z')
const STEP_MS = 30_000
const PASSWORD = 'correct horse'

const factors = () => import('@/collections/Users/secondFactor/factor')
const codeAt = async (secret: string, time: number) =>
  (await import('@/collections/Users/secondFactor/totp')).codeAt(secret, time)

let count = 0
const newAccount = async () => {
  count += 1
  const data = { name: 'A', email: `a${count}@example.com`, password: PASSWORD, role: 'admin' }
  return payload.create({ collection: 'users', data: { ...data, role: 'admin' } })
}

/** A factor that was switched on a minute before NOW; by default of an account that does not exist. */
const withFactor = async (account?: { id: number; email: string }) => {
  count += 1
  const { beginSetUp, confirmSetUp } = await factors()
  const { id, email } = account ?? { id: 1000 + count, email: 'a@example.com' }
  const { secret } = await beginSetUp(payload, { id, email })
  const before = NOW - 2 * STEP_MS
  const codes = await confirmSetUp(payload, id, await codeAt(secret, before), before)
  return { id, email, secret, codes: codes ?? [] }
}

const accept = async (id: number, code: string, now = NOW) =>
  (await factors()).acceptCode(payload, id, code, now)

describe('a code of an app', () => {
  test('is accepted with a clock one step behind or ahead, in their order', async () => {
    const { id, secret } = await withFactor()
    for (const step of [-1, 0, 1]) {
      expect(await accept(id, await codeAt(secret, NOW + step * STEP_MS)), `${step}`).toBe('app')
    }
  })

  test.each([-20, -3, -2, 2, 3, 20])('is refused %i steps away', async (step) => {
    const { id, secret } = await withFactor()
    expect(await accept(id, await codeAt(secret, NOW + step * STEP_MS))).toBeNull()
  })

  test('is accepted once, also of ten simultaneous sign-ins, and an earlier one not after it', async () => {
    const { id, secret } = await withFactor()
    const code = await codeAt(secret, NOW)
    const all = await Promise.all(Array.from({ length: 10 }, () => accept(id, code)))
    expect(all.filter((one) => one !== null)).toEqual(['app'])
    expect(await accept(id, code)).toBeNull()
    expect(await accept(id, await codeAt(secret, NOW - STEP_MS))).toBeNull()
  })

  test.each(['', '000000 1', '12345', '1234567', 'abcdef', "' or 1=1", '１２３４５６'])(
    'is refused as %j',
    async (typed) => {
      const { id } = await withFactor()
      expect(await accept(id, typed)).toBeNull()
    },
  )

  test('of another account is refused', async () => {
    const [mine, other] = [await withFactor(), await withFactor()]
    expect(await accept(mine.id, await codeAt(other.secret, NOW))).toBeNull()
    expect(await accept(mine.id, other.codes[0] ?? '')).toBeNull()
  })

  test('is refused by a factor that is not confirmed', async () => {
    const { beginSetUp } = await factors()
    const id = 999
    const { secret } = await beginSetUp(payload, { id, email: 'a@example.com' })
    expect(await accept(id, await codeAt(secret, NOW))).toBeNull()
  })
})

describe('whoever knows the password', () => {
  const tryCode = async (id: number, code: string, browser?: string) =>
    (await import('@/collections/Users/secondFactor/tryCode')).tryCode(payload, id, {
      code,
      browser,
    })

  test('is stopped after ten wrong codes, but not the owner in a browser known before', async () => {
    const { id, codes } = await withFactor()
    const tries = await Promise.all(Array.from({ length: 10 }, () => tryCode(id, '1')))
    expect(tries.every(({ is }) => is === 'wrong')).toBe(true)
    expect(await tryCode(id, codes[0] ?? '')).toMatchObject({ is: 'tooMany' })
    expect(await tryCode(id, codes[0] ?? '', 'a known browser')).toMatchObject({ is: 'right' })
    expect(await tryCode(id, codes[1] ?? '')).toMatchObject({ is: 'tooMany' })
  })
})

describe('a recovery code', () => {
  test('is accepted once, typed with or without hyphens', async () => {
    const { id, codes } = await withFactor()
    const { factorOf, recoveryLeft } = await factors()
    const [first = '', second = ''] = codes
    expect(new Set(codes).size).toBe(10)
    expect(await accept(id, first)).toBe('recovery')
    expect(await accept(id, first)).toBeNull()
    const typed = ` ${second.replaceAll('-', ' ').toUpperCase()}`
    const tries = await Promise.all([accept(id, typed), accept(id, typed)])
    expect(tries.filter((one) => one !== null)).toEqual(['recovery'])
    const factor = await factorOf(payload, id)
    expect(factor && recoveryLeft(factor)).toBe(8)
  })

  test('is refused after new ones were made', async () => {
    const { id, codes } = await withFactor()
    const { replaceRecoveryCodes } = await factors()
    const [fresh = ''] = await replaceRecoveryCodes(payload, id)
    expect(await accept(id, codes[0] ?? '')).toBeNull()
    expect(await accept(id, fresh)).toBe('recovery')
  })
})

describe('what is stored', () => {
  test('has neither the secret nor a recovery code, and fits no other account', async () => {
    const { id, secret, codes } = await withFactor()
    const other = await withFactor()
    const rows = await database.rows('select * from second_factors')
    const text = JSON.stringify(rows)
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(text).not.toContain(hidden)
    }
    const { unseal } = await import('@/collections/Users/secondFactor/secretBox')
    const sealed = String(rows.find(({ account }) => Number(account) === id)?.secret)
    expect(unseal(sealed, id)).toBe(secret)
    expect(unseal(sealed, other.id)).toBeNull()
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, id)).toBeNull()
    expect(unseal('', id)).toBeNull()
  })

  test('is removed with its account', async () => {
    await newAccount() // The only admin cannot be deleted.
    const { id } = await withFactor(await newAccount())
    await payload.delete({ collection: 'users', id })
    expect(await (await factors()).factorOf(payload, id)).toBeNull()
  })
})

describe('a session', () => {
  test('is not begun by Payload’s own login of an account with a second factor', async () => {
    const { id, email } = await withFactor(await newAccount())
    const data = { email, password: PASSWORD }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
    expect((await payload.findByID({ collection: 'users', id })).sessions).toEqual([])
  })
})
