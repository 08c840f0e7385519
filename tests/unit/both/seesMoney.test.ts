import type { RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maySeeMoney, type Role } from '@/collections/Users/shared/roles'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS, PASSWORD_RECENT_MS } from '@/lib/shared/limits'
import { mark } from '@/tests/support/mark'
import { callInProcess, logInHere } from '@/tests/support/site/callsInProcess'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { TEST_ADMIN } from '@/tests/support/site/server'

/** Who sees money: on SQLite and on Postgres. */

const { payload, database, end } = await ownPayload()
// Later than ownPayload, because it reads the settings.
const { attention } = await import('@/collections/Overview/attention')

const REFUSED = 'Only a recruiter can be allowed to see money. Admins always see it.'
const ALLOWED = 'The recruiter sees and enters money from now on.'
const TAKEN_BACK = 'The recruiter sees no money any more.'
const NOT_ALLOWED = 'Your account may not do this. Please ask an admin.'

let admin = ''
let adminId = 0

beforeAll(async () => {
  const data = { ...TEST_ADMIN, name: 'Admin', role: 'admin' } as const
  adminId = (await payload.create({ collection: 'users', data })).id
  admin = await logInHere()
})

afterAll(end)

/** An account that is signed in. */
const signedIn = async (role: Role) => {
  const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
  const { id } = await payload.create({
    collection: 'users',
    data: { ...account, name: `Test ${role}`, role },
  })
  return { id, token: await logInHere(account) }
}

const call = async (name: string, token: string, query = '') =>
  (await callInProcess(name, { method: 'GET', token, query })).body

const profileOf = async (token: string) => (await call('profile', token)).profile

const allow = (id: unknown, sees_money: unknown, token = admin) =>
  callInProcess('accounts', { body: { action: 'money', id, sees_money }, token })

/** What the audit trail says of an account since it was made, as `actor detail`. */
const changesOf = async (id: number) => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ subject_id: { equals: id } }, { action: { equals: 'role' } }] },
    sort: 'id',
  })
  return docs.map(({ actor, detail }) => `${actor} ${detail}`)
}

describe('money', () => {
  test.each([
    ['admin', null, true],
    ['admin', false, true],
    ['recruiter', undefined, false],
    ['recruiter', null, false],
    ['recruiter', false, false],
    ['recruiter', true, true],
    ['editor', false, false],
    ['editor', true, false],
  ] as const)('is seen by the role %s with the box %s: %s', (role, sees_money, sees) => {
    expect(maySeeMoney({ role, sees_money })).toBe(sees)
  })
})

describe('a recruiter', () => {
  test('sees no money until an admin allows it, from the next request on', async () => {
    const { id, token } = await signedIn('recruiter')
    expect(await profileOf(token)).toMatchObject({ role: 'recruiter', sees_money: false })
    expect(await profileOf(admin)).toMatchObject({ role: 'admin', sees_money: true })
    const { body } = await allow(id, true)
    expect(body).toMatchObject({ success: true, message: ALLOWED })
    expect(body.accounts).toContainEqual(expect.objectContaining({ id, sees_money: true }))
    expect(await profileOf(token)).toMatchObject({ sees_money: true })
    expect((await allow(id, false)).body).toMatchObject({ success: true, message: TAKEN_BACK })
    expect(await profileOf(token)).toMatchObject({ sees_money: false })
    expect(await changesOf(id)).toEqual([
      `admin ${adminId} sees money`,
      `admin ${adminId} sees no money`,
    ])
  })

  test('whom an admin allowed it twice is recorded once', async () => {
    const { id } = await signedIn('recruiter')
    await allow(id, true)
    expect((await allow(id, true)).body).toMatchObject({ success: true })
    expect(await changesOf(id)).toEqual([`admin ${adminId} sees money`])
  })

  test('cannot allow it to itself or to a colleague', async () => {
    const { id, token } = await signedIn('recruiter')
    const colleague = await signedIn('recruiter')
    for (const one of [id, colleague.id]) {
      expect(await allow(one, true, token)).toMatchObject({
        status: 403,
        body: { message: NOT_ALLOWED },
      })
    }
    expect(await profileOf(token)).toMatchObject({ sees_money: false })
    expect(await profileOf(colleague.token)).toMatchObject({ sees_money: false })
  })

  test('sees no money any more after becoming an editor', async () => {
    const { id } = await signedIn('recruiter')
    await allow(id, true)
    await payload.update({ collection: 'users', id, data: { role: 'editor' } })
    const { accounts } = await call('accounts', admin)
    expect(accounts).toContainEqual(
      expect.objectContaining({ id, role: 'editor', sees_money: false }),
    )
  })
})

describe('an admin who allows money', () => {
  test('is asked for the password when it was given more than ten minutes ago', async () => {
    const { id, token } = await signedIn('recruiter')
    const colleague = await signedIn('admin')
    const earlier = new Date(Date.now() - PASSWORD_RECENT_MS - 1000).toISOString()
    await database.rows('update users_sessions set created_at = ? where _parent_id = ?', [
      earlier,
      colleague.id,
    ])
    const { body } = await allow(id, true, colleague.token)
    expect(body).toMatchObject({ success: false, needs: 'password' })
    expect(body).not.toHaveProperty('accounts')
    expect(await profileOf(token)).toMatchObject({ sees_money: false })
  })

  test('is refused for admins and editors', async () => {
    const editor = await signedIn('editor')
    for (const id of [adminId, editor.id]) {
      expect((await allow(id, true)).body).toEqual({ success: false, message: REFUSED })
      expect(await changesOf(id)).toEqual([])
    }
  })

  test('is refused for an account that does not exist', async () => {
    expect((await allow(987_654, true)).body).toEqual({
      success: false,
      message: 'This account does not exist any more.',
    })
  })

  test.each([['yes'], [1], [null], [undefined]])('is refused with the value %j', async (value) => {
    const { id, token } = await signedIn('recruiter')
    expect((await allow(id, value)).body).toMatchObject({ success: false })
    expect(await profileOf(token)).toMatchObject({ sees_money: false })
  })
})

describe('refunds', () => {
  /** A charge of which something has to be paid back until a day. */
  const owed = async (sequence: number, days: number) => {
    const due_by = officeDay(new Date(Date.now() + days * DAY_MS))
    const data: RequiredDataFromCollectionSlug<'ledger'> = {
      ...{ number: `R-26-${sequence}`, year: 26, sequence, check_code: '7K42', made_with: mark() },
      ...{ type: 'charge', kind: 'service', side: 'inside', currency: 'INR', paid_by: 'upi' },
      ...{ net_minor: 100, tax_minor: 18, due_minor: 118, taken_minor: 0, on: due_by, due_by },
    }
    await payload.create({ collection: 'ledger', data })
  }
  const listed = async (isAdmin: boolean) =>
    (await attention(payload, isAdmin)).filter(({ about }) => about === 'refunds')
  const shownTo = async (token: string) =>
    ((await call('overview', token)).overview as { refunds?: object }).refunds // of overview.php

  test('are on no list while there are none', async () => {
    expect(await listed(true)).toEqual([])
    expect(await shownTo(admin)).toEqual({ open: 0, late: 0 })
  })

  test('are counted for admins and for recruiters who may see money, for nobody else', async () => {
    await owed(1, -1)
    await owed(2, 0)
    await owed(3, 5)
    const href = '/managejobs?panel=departures&group=refunds'
    expect(await listed(true)).toMatchObject([
      { text: 'Refunds that are late: 1', href, urgent: true },
      { text: 'Refunds to pay: 3', href, urgent: false },
    ])
    expect(await listed(false)).toEqual([])
    const { id, token } = await signedIn('recruiter')
    expect(await shownTo(token)).toBeUndefined()
    await allow(id, true)
    expect(await shownTo(token)).toEqual({ open: 3, late: 1 })
    expect(await shownTo(admin)).toEqual({ open: 3, late: 1 })
    await allow(id, false)
    expect(await shownTo(token)).toBeUndefined()
  })
})
