import { describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { php, postForm } from '@/tests/support/network/http'
import { patch, sessionsOf, twoAdmins } from '@/tests/support/staff/accounts'
import { isAlive, logIn } from '@/tests/support/staff/session'

const newEmail = () => `${mark()}@staff.example`

describe('changing a password or an e-mail address', () => {
  const CHANGES: [string, () => object][] = [
    ['password', () => ({ password: `new ${mark()}` })],
    ['e-mail address', () => ({ email: newEmail() })],
  ]

  test.each(CHANGES)(
    'keeps the session that changed the own %s and ends the account’s other sessions',
    async (_what, data) => {
      const { own, token } = await twoAdmins()
      const elsewhere = [await logIn(own), await logIn(own)]
      const change = { ...data(), current_password: own.password }
      expect((await patch(`/api/users/${own.id}`, token, change)).status).toBe(200)
      expect(await isAlive(token)).toBe(true)
      expect(await Promise.all(elsewhere.map(isAlive))).toEqual([false, false])
      expect(await sessionsOf(token)).toBe(1)
    },
  )

  test.each(CHANGES)(
    'of a colleague (%s) ends all sessions of the colleague',
    async (_what, data) => {
      const { own, other, token, otherToken } = await twoAdmins()
      const elsewhere = await logIn(other)
      const change = { ...data(), current_password: own.password }
      expect((await patch(`/api/users/${other.id}`, token, change)).status).toBe(200)
      expect(await Promise.all([otherToken, elsewhere].map(isAlive))).toEqual([false, false])
      expect(await isAlive(token)).toBe(true)
    },
  )

  test('of the own e-mail address in the profile ends the account’s other sessions', async () => {
    const { own, token } = await twoAdmins()
    const elsewhere = await logIn(own)
    const form = new FormData()
    const fields = { name: 'Test', email: newEmail(), current_password: own.password }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    expect((await postForm(php('profile'), form, token)).body).toMatchObject({ success: true })
    expect(await isAlive(token)).toBe(true)
    expect(await isAlive(elsewhere)).toBe(false)
  })

  test('is needed to end sessions: a changed name ends none', async () => {
    const { own, token } = await twoAdmins()
    const elsewhere = await logIn(own)
    const data = { name: 'Renamed', email: own.email }
    expect((await patch(`/api/users/${own.id}`, token, data)).status).toBe(200)
    expect(await isAlive(elsewhere)).toBe(true)
  })

  test('with a refused password neither starts nor ends a session', async () => {
    const { own, token } = await twoAdmins()
    const elsewhere = await logIn(own)
    const tries = ['not this one', own.password].map((current_password) =>
      patch(`/api/users/${own.id}`, token, { email: 'no address', current_password }),
    )
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(400)
    expect(await isAlive(elsewhere)).toBe(true)
    expect(await sessionsOf(token)).toBe(2)
  })
})
