import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedAccount } from '@/collections/Users/secondFactor/accountRow'
import { beginSession } from '@/collections/Users/sessions/beginSession'
import { mark } from '@/tests/support/mark'
import { ownPayload } from '@/tests/support/site/ownPayload'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, database, end } = await ownPayload())
}, 120_000)

afterAll(() => end())

const NOW = Date.now()

const newAccount = () =>
  payload.create({
    collection: 'users',
    data: { name: 'A', email: `${mark()}@example.com`, password: 'correct horse', role: 'admin' },
  })

describe('a session', () => {
  test('is begun and ended without touching a password that was changed meanwhile', async () => {
    const { id } = await newAccount()
    const stale = await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })
    await payload.update({ collection: 'users', id, data: { password: 'a new password' } })
    const read = () => database.rows('select hash, salt, name from users where id = ?', [id])
    const changed = await read()
    const session = { id: 'one', createdAt: new Date(), expiresAt: new Date(NOW + 86_400_000) }
    // Payload's own call at a login (auth/sessions.js).
    const data = { ...stale, sessions: [session], updatedAt: null }
    await payload.db.updateOne({ collection: 'users', id, data, returning: false })
    expect(await read()).toEqual(changed)
    expect((await payload.findByID({ collection: 'users', id })).sessions).toHaveLength(1)
  })

  test.each(['before it is stored', 'while it is stored'])(
    'does not begin when the password is changed after it was checked and %s',
    async (when) => {
      const { id } = await newAccount()
      const checked = await storedAccount(payload, id)
      if (!checked) throw new Error('no account')
      const other = await beginSession(payload, checked)
      expect(other).toMatchObject({ user: { id } })
      const change = async () => {
        await database.rows("update users set hash = hash || 'changed' where id = ?", [id])
      }
      const { findOne } = payload.db
      if (when === 'before it is stored') await change()
      else {
        payload.db.findOne = (async (args) => {
          payload.db.findOne = findOne
          await change()
          return findOne.call(payload.db, args)
        }) as typeof findOne // with its type parameter
      }
      expect(await beginSession(payload, checked)).toBeNull()
      const left = await database.rows('select id from users_sessions where _parent_id = ?', [id])
      expect(left).toHaveLength(1)
    },
  )

  test('leaves the other sessions of the account readable while ten begin', async () => {
    const { id } = await newAccount()
    const checked = await storedAccount(payload, id)
    if (!checked) throw new Error('no account')
    await beginSession(payload, checked)
    const beginning = Promise.all(Array.from({ length: 10 }, () => beginSession(payload, checked)))
    let hasEnded = false
    beginning.finally(() => {
      hasEnded = true
    })
    while (!hasEnded) {
      const rows = await database.rows('select id from users_sessions where _parent_id = ?', [id])
      expect(rows.length).toBeGreaterThan(0)
    }
    expect(
      await database.rows('select id from users_sessions where _parent_id = ?', [id]),
    ).toHaveLength(11)
  })
})
