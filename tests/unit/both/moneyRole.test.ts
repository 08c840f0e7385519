import { afterAll, describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { ownPayload } from '@/tests/support/site/ownPayload'

/** What becomes of the permission to see money when the role changes: on SQLite and on Postgres. */

const { payload, end } = await ownPayload()

afterAll(end)

/** A recruiter who may see money, beside an admin. */
const allowed = async () => {
  const make = async (role: 'admin' | 'recruiter', sees_money = false) => {
    const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    const data = { ...account, name: `Test ${role}`, role, sees_money }
    return (await payload.create({ collection: 'users', data })).id
  }
  await make('admin')
  return make('recruiter', true)
}

const change = (id: number, data: object) => payload.update({ collection: 'users', id, data })

const isAllowed = async (id: number) =>
  (await payload.findByID({ collection: 'users', id })).sees_money

const changesOf = async (id: number) => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ subject_id: { equals: id } }, { action: { equals: 'role' } }] },
    sort: 'id',
  })
  return docs.map(({ detail }) => detail)
}

describe('a recruiter who was allowed to see money', () => {
  test.each([
    ['editor', 'sees no money'],
    ['admin', 'permission for money ended'],
  ] as const)('and became %s has to be allowed it again as a recruiter', async (role, detail) => {
    const id = await allowed()
    // As the CMS panel sends it: with the box as it is.
    await change(id, { role, sees_money: true })
    expect(await isAllowed(id)).toBe(false)
    await change(id, { role: 'recruiter' })
    expect(await isAllowed(id)).toBe(false)
    expect(await changesOf(id)).toEqual([`recruiter > ${role}`, detail, `${role} > recruiter`])
  })

  test('keeps the permission when something else of the account changes', async () => {
    const id = await allowed()
    await change(id, { role: 'recruiter', name: 'Renamed' })
    expect(await isAllowed(id)).toBe(true)
    expect(await changesOf(id)).toEqual([])
  })
})
