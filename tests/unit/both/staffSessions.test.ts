import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { ownPayload } from '@/tests/support/site/ownPayload'

/** The statements of sessions/storedSessions.ts, on both databases. */

const START_MS = 150_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let own: Awaited<ReturnType<typeof ownPayload>>
let stored: typeof import('@/collections/Users/sessions/storedSessions')
let ids: typeof import('@/collections/Users/sessions/sessionKey')

beforeAll(async () => {
  own = await ownPayload()
  stored = await import('@/collections/Users/sessions/storedSessions')
  ids = await import('@/collections/Users/sessions/sessionKey')
}, START_MS)

afterAll(() => own.end())

let made = 0

/** An account signed in twice; the ids of both sessions. */
const signedInTwice = async () => {
  made += 1
  const { payload } = own
  const data = { email: `staff-${made}@staff.example`, password: 'a password', name: 'Asha' }
  const { id } = await payload.create({ collection: 'users', data: { ...data, role: 'admin' } })
  const tokens = []
  for (let i = 0; i < 2; i++)
    tokens.push((await payload.login({ collection: 'users', data })).token)
  const [one = '', two = ''] = tokens.map((token) => ids.sessionIdIn(token ?? '') ?? '')
  return { id, one, two, tokens }
}

const rowOf = (id: number) =>
  own.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

const use = (userId: number, sessionId: string, now: Date) => ({
  userId,
  sessionId,
  device: 'Chrome on Android',
  now,
})

test('the use of a session is written once in five minutes, and not into the account', async () => {
  const { id, one } = await signedInTwice()
  const before = await rowOf(id)
  const start = Date.now()
  const usedAt = async () => {
    const row = (await stored.storedSessions(own.payload, id)).get(ids.sessionKey(one))
    return new Date(row?.used_at ?? 0).getTime() - start
  }
  for (const [minutes, written] of [
    [0, 0],
    [4, 0],
    [5.1, 5.1],
    [9, 5.1],
    [10.2, 10.2],
  ] as const) {
    await stored.writeUse(own.payload, use(id, one, new Date(start + minutes * MINUTE_MS)))
    expect(await usedAt(), `${minutes} minutes`).toBe(written * MINUTE_MS)
  }
  expect(await rowOf(id)).toEqual(before)
  const later = new Date(start + 30 * MINUTE_MS)
  await stored.writeUse(own.payload, { ...use(id, one, later), device: 'Unknown device' })
  expect(await usedAt()).toBe(30 * MINUTE_MS)
  const row = (await stored.storedSessions(own.payload, id)).get(ids.sessionKey(one))
  expect(row?.device).toBe('Chrome on Android')
})

test('an ended session is neither extended nor accepted, and the other one stays', async () => {
  const { id, one, two, tokens } = await signedInTwice()
  const { hash, salt } = (await rowOf(id)) ?? {}
  await stored.deleteSessions(own.payload, id, [one])
  const end = new Date(Date.now() + DAY_MS)
  expect(await stored.extendSession(own.payload, id, one, end)).toBe(false)
  expect(await stored.extendSession(own.payload, id, two, end)).toBe(true)
  const row = await rowOf(id)
  expect(row?.sessions?.map((session) => session.id)).toEqual([two])
  expect(new Date(row?.sessions?.[0]?.expiresAt ?? 0)).toEqual(end)
  expect([row?.hash, row?.salt]).toEqual([hash, salt])
  const users = await Promise.all(
    tokens.map(async (token) => {
      const headers = new Headers({ authorization: `Bearer ${token}` })
      return (await own.payload.auth({ headers })).user
    }),
  )
  expect(users.map((user) => user?.id)).toEqual([undefined, id])
})

test('a session of another account is not ended or extended', async () => {
  const { id } = await signedInTwice()
  const { id: otherId, one } = await signedInTwice()
  await stored.deleteSessions(own.payload, id, [one])
  expect(await stored.extendSession(own.payload, id, one, new Date())).toBe(false)
  expect((await rowOf(otherId))?.sessions).toHaveLength(2)
})

test('a session of more than seven days is refused, also with a valid token', async () => {
  const { id, two, tokens } = await signedInTwice()
  const began = new Date(Date.now() - 7 * DAY_MS - 1000).toISOString()
  await own.database.rows('update users_sessions set created_at = ? where id = ?', [began, two])
  const users = await Promise.all(
    tokens.map(async (token) => {
      const headers = new Headers({ authorization: `Bearer ${token}` })
      return (await own.payload.auth({ headers })).user
    }),
  )
  expect(users.map((user) => user?.id)).toEqual([id, undefined])
})

test('the last row of an account stays, those of a day before and of deleted accounts go', async () => {
  const { id, one, two } = await signedInTwice()
  const now = Date.now()
  expect(await stored.writeSignIn(own.payload, use(id, one, new Date(now - 3 * DAY_MS)))).toBe(
    false,
  )
  expect(await stored.writeSignIn(own.payload, use(id, two, new Date(now)))).toBe(true)
  const keys = async () => [...(await stored.storedSessions(own.payload, id)).keys()]
  expect(await keys()).toEqual([ids.sessionKey(two)])

  const gone = await signedInTwice()
  await stored.writeSignIn(own.payload, use(gone.id, gone.one, new Date(now)))
  await own.payload.delete({ collection: 'users', id: gone.id })
  await stored.writeUse(own.payload, use(id, one, new Date(now)))
  await stored.writeSignIn(own.payload, use(id, two, new Date(now)))
  const rows = await own.database.rows('select user_id from staff_sessions where user_id is null')
  expect(rows).toEqual([])
})
