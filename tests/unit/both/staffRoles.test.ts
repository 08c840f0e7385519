import type { Payload } from 'payload'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/collections/Users/shared/roles'
import type { User } from '@/payload-types'
import { mark } from '@/tests/support/mark'
import { ownPayload } from '@/tests/support/site/ownPayload'

const own = await ownPayload()
const { withinExportLimit } = await import('@/collections/Submissions/exportLimit')
const { record } = await import('@/collections/Audit/record')

const payload: Payload = own.payload
const ONLY_ADMIN = 'This is the only admin. Make another account an admin first.'

afterAll(own.end)

/** An account without a password: hashing would take most of the time of these tests. */
const account = (role: Role): Promise<User> =>
  payload.db.create({
    collection: 'users',
    data: { name: role, role, email: `${mark()}@staff.example`, sessions: [] },
  }) as Promise<User> // the adapter's type is that of any row

const admins = async () =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs

const changeRole = (id: number, role: Role) =>
  payload.update({ collection: 'users', id, data: { role } })

const remove = (id: number) => payload.delete({ collection: 'users', id })

describe('the only admin', () => {
  let first: Awaited<ReturnType<typeof account>>

  beforeEach(async () => {
    await own.database.rows('delete from users_sessions')
    await own.database.rows('delete from users')
    first = await account('admin')
    await account('recruiter')
    await account('editor')
  })

  test.each(['recruiter', 'editor'] as const)('cannot become a %s', async (role) => {
    await expect(changeRole(first.id, role)).rejects.toThrow(ONLY_ADMIN)
    expect(await admins()).toBe(1)
  })

  test('cannot be deleted, alone or with all other accounts', async () => {
    await expect(remove(first.id)).rejects.toThrow(ONLY_ADMIN)
    const { errors } = await payload.delete({
      collection: 'users',
      where: { id: { exists: true } },
    })
    expect(errors).toMatchObject([{ id: first.id, message: ONLY_ADMIN }])
    expect(await admins()).toBe(1)
  })

  test('remains when one change of many accounts demotes all admins', async () => {
    await account('admin')
    await payload.update({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      data: { role: 'editor' },
    })
    expect(await admins()).toBeGreaterThan(0)
  })

  test('remains when one deletion of many accounts names all admins', async () => {
    await account('admin')
    await account('admin')
    await payload
      .delete({ collection: 'users', where: { role: { equals: 'admin' } } })
      .catch(() => undefined)
    expect(await admins()).toBeGreaterThan(0)
  })

  test('remains when all admins are demoted at the same moment', async () => {
    const all = [first, await account('admin'), await account('admin')]
    const done = await Promise.allSettled(all.map(({ id }) => changeRole(id, 'editor')))
    expect(done.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await admins()).toBeGreaterThan(0)
  })

  test('remains when all admins are deleted at the same moment', async () => {
    const all = [first, await account('admin'), await account('admin')]
    const done = await Promise.allSettled(all.map(({ id }) => remove(id)))
    expect(done.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await admins()).toBe(1)
  })

  test('may leave once there is another one', async () => {
    const second = await account('admin')
    await changeRole(first.id, 'editor')
    await expect(remove(second.id)).rejects.toThrow(ONLY_ADMIN)
    await changeRole(first.id, 'admin')
    await remove(second.id)
    expect(await admins()).toBe(1)
  })
})

describe('a recruiter who exports', () => {
  const asked = async (by: { id: number; role: Role }, count: number, filters = ['stage']) => {
    let recorded = 0
    const refusal = await withinExportLimit(payload, by, { count, filters }, async () => {
      recorded += 1
      await record(payload, { by, action: 'export', subject: 'applications', count })
    })
    return { refusal, recorded }
  }

  test('gets nothing without a filter, and nothing above 500 rows', async () => {
    const by = { id: 501, role: 'recruiter' } as const
    expect(await asked(by, 1, [])).toEqual({
      refusal: 'Please narrow the list with a filter first. Only admins export whole lists.',
      recorded: 0,
    })
    expect(await asked(by, 501)).toEqual({
      refusal: 'Please narrow the list to at most 500 rows. Only admins export more.',
      recorded: 0,
    })
    expect(await asked(by, 500)).toEqual({ refusal: null, recorded: 1 })
  })

  test('gets 2,000 rows within a day and no more, also when asking several times at once', async () => {
    const by = { id: 502, role: 'recruiter' } as const
    const all = await Promise.all(Array.from({ length: 6 }, () => asked(by, 500)))
    expect(all.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(4)
    expect((await asked(by, 1)).refusal).toContain('You have exported 2000 rows within a day')
    expect((await asked({ ...by, id: 503 }, 1)).refusal).toBeNull()
  })

  test('may export again the day after', async () => {
    const by = { id: 504, role: 'recruiter' } as const
    for (let i = 0; i < 4; i += 1) await asked(by, 500)
    expect((await asked(by, 1)).refusal).not.toBeNull()
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await own.database.rows("update audit set created_at = ? where actor = 'recruiter 504'", [
      yesterday,
    ])
    expect((await asked(by, 1)).refusal).toBeNull()
  })

  test('is limited where an admin is not', async () => {
    const by = { id: 505, role: 'admin' } as const
    expect(await asked(by, 100_000, [])).toEqual({ refusal: null, recorded: 1 })
  })
})
