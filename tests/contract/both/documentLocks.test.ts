import { beforeAll, describe, expect, inject, test } from 'vitest'
import { newContent, write } from '@/tests/support/content/content'
import { get } from '@/tests/support/network/http'
import { callServer } from '@/tests/support/network/serverFunctions'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { type Account, adminToken, editorToken, newAccount } from '@/tests/support/staff/session'

/** The CMS panel locks a document while somebody edits it (payload-locked-documents). */
const LOCKS = '/api/payload-locked-documents'
const LOCKED = 423

let editor: Account
let token = ''
let other = { editor: { id: 0 }, token: '' }

beforeAll(async () => {
  const made = await editorToken()
  editor = made.editor
  token = made.token
  other = await editorToken()
})

/** The call that the CMS panel makes while somebody types. */
const type = (args: Row, who = token) =>
  callServer(
    {
      name: 'form-state',
      args: {
        data: {},
        operation: 'update',
        returnLockStatus: true,
        schemaPath: args.collectionSlug ?? args.globalSlug,
        ...args,
      },
    },
    who,
  )

const locksOn = async (slug: string, id?: unknown): Promise<Row[]> => {
  const query = id
    ? `where[document.relationTo][equals]=${slug}&where[document.value][equals]=${id}`
    : `where[globalSlug][equals]=${slug}`
  return rowsIn(await get(`${LOCKS}?${query}`, await adminToken()), 'docs')
}

const lockedPage = async (who = token): Promise<{ page: Row; lock: Row | undefined }> => {
  const page = await newContent(token, 'pages')
  await type({ collectionSlug: 'pages', id: page.id }, who)
  const [lock] = await locksOn('pages', page.id)
  return { page, lock }
}

const owner = (id: number): Row => ({ user: { relationTo: 'users', value: id } })

describe.skipIf(!inject('server'))('an editor', () => {
  test('locks a page by typing until another editor takes the lock over', async () => {
    const { page, lock } = await lockedPage()
    expect(lock).toMatchObject(owner(editor.id))
    const path = `/api/pages/${page.id}`
    expect((await write(other.token, 'PATCH', path, { lead: 'Mine' })).status).toBe(LOCKED)
    const taken = await write(other.token, 'PATCH', `${LOCKS}/${lock?.id}`, owner(other.editor.id))
    expect(taken.status, taken.text).toBe(200)
    expect(await locksOn('pages', page.id)).toMatchObject([owner(other.editor.id)])
    expect((await write(token, 'PATCH', path, { lead: 'Mine' })).status).toBe(LOCKED)
    expect((await write(other.token, 'PATCH', path, { lead: 'Theirs' })).status).toBe(200)
  })

  test('locks a page once, also when several changes are sent at the same moment', async () => {
    const page = await newContent(token, 'pages')
    const change = { collectionSlug: 'pages', id: page.id }
    await Promise.all(Array.from({ length: 6 }, () => type(change)))
    expect(await locksOn('pages', page.id)).toMatchObject([owner(editor.id)])
  })

  test('takes over and releases the lock of the home page, a global', async () => {
    await type({ globalSlug: 'home-page' }, other.token)
    const [lock] = await locksOn('home-page')
    const taken = await write(token, 'PATCH', `${LOCKS}/${lock?.id}`, owner(editor.id))
    expect(taken.status, taken.text).toBe(200)
    expect((await write(token, 'DELETE', `${LOCKS}/${lock?.id}`)).status).toBe(200)
    expect(await locksOn('home-page')).toEqual([])
  })

  test('can remove the own lock only', async () => {
    const mine = await lockedPage()
    const theirs = await lockedPage(other.token)
    expect((await write(token, 'DELETE', `${LOCKS}/${theirs.lock?.id}`)).status).toBe(403)
    await write(token, 'DELETE', `${LOCKS}?where[id][exists]=true`)
    expect(await locksOn('pages', theirs.page.id)).toHaveLength(1)
    expect(await locksOn('pages', mine.page.id)).toEqual([])
  })

  test('cannot create a lock over REST, in any name', async () => {
    const page = await newContent(token, 'pages')
    for (const id of [editor.id, other.editor.id, 1]) {
      for (const target of [
        { document: { relationTo: 'pages', value: page.id } },
        { document: { relationTo: 'users', value: editor.id } },
        { globalSlug: 'site-settings' },
      ]) {
        const answer = await write(token, 'POST', LOCKS, { ...target, ...owner(id) })
        expect(answer.status, JSON.stringify(target)).toBe(403)
      }
    }
    const { lock } = await lockedPage()
    const copy = await write(token, 'POST', `${LOCKS}/${lock?.id}/duplicate`, owner(editor.id))
    expect(copy.status).toBe(403)
  })

  test('cannot give a lock to somebody else or move it to another document', async () => {
    const { page, lock } = await lockedPage()
    const path = `${LOCKS}/${lock?.id}`
    const elsewhere = { document: { relationTo: 'jobs', value: await newJob() } }
    for (const change of [
      owner(1),
      owner(other.editor.id),
      { ...owner(editor.id), ...elsewhere },
      { ...owner(editor.id), globalSlug: 'site-settings' },
      { ...owner(editor.id), updatedAt: '2099-01-01T00:00:00.000Z' },
      { updatedAt: '2099-01-01T00:00:00.000Z' },
      { globalSlug: 'privacy-settings' },
      {},
    ]) {
      const answer = await write(token, 'PATCH', path, change)
      expect(answer.status, JSON.stringify(change)).toBe(403)
      const many = await write(token, 'PATCH', `${LOCKS}?where[id][equals]=${lock?.id}`, change)
      expect(many.status, JSON.stringify(change)).toBe(403)
    }
    expect(await locksOn('pages', page.id)).toEqual([lock])
  })

  test('cannot take over a lock of what only admins may change', async () => {
    const id = await newJob()
    await type({ collectionSlug: 'jobs', id }, await adminToken())
    await type({ globalSlug: 'site-settings' }, await adminToken())
    const locks = [...(await locksOn('jobs', id)), ...(await locksOn('site-settings'))]
    expect(locks).toHaveLength(2)
    for (const lock of locks) {
      const answer = await write(token, 'PATCH', `${LOCKS}/${lock.id}`, owner(editor.id))
      expect(answer.status).toBe(403)
      await write(await adminToken(), 'DELETE', `${LOCKS}/${lock.id}`)
    }
  })

  test('cannot lock, by typing, an account or what only admins may change', async () => {
    const job = await newJob()
    const page = await newContent(token, 'pages')
    for (const target of [
      { collectionSlug: 'jobs', id: job },
      { collectionSlug: ['jobs'], id: job },
      { collectionSlug: 'users', id: editor.id },
      { collectionSlug: 'users', id: 1 },
      { globalSlug: 'site-settings' },
      { globalSlug: 'nothing' },
      { collectionSlug: 'pages', id: page.id, globalSlug: 'privacy-settings' },
    ]) {
      await type(target)
    }
    const query = `${LOCKS}?limit=100&where[user.value][equals]=${editor.id}`
    const mine = rowsIn(await get(query, await adminToken()), 'docs')
    expect(mine.filter(({ document }) => relationOf(document) !== 'pages')).toEqual([])
    expect(mine.filter(({ globalSlug }) => globalSlug)).toEqual([])
  })

  test('cannot stop an admin from changing and deleting the editor’s account', async () => {
    const rogue = await editorToken()
    await type({ collectionSlug: 'users', id: rogue.editor.id }, rogue.token)
    const path = `/api/users/${rogue.editor.id}`
    const changed = await write(await adminToken(), 'PATCH', path, { name: 'Locked out' })
    expect(changed.status, changed.text).toBe(200)
    expect((await write(await adminToken(), 'DELETE', path)).status).toBe(200)
  })
})

test('a lock ends with its account, so that its document opens again', async () => {
  const gone = await editorToken()
  const { page, lock } = await lockedPage(gone.token)
  expect(lock).toMatchObject(owner(gone.editor.id))
  await write(await adminToken(), 'DELETE', `/api/users/${gone.editor.id}`)
  expect(await locksOn('pages', page.id)).toEqual([])
})

test('an admin can take over any lock, but only in the own name', async () => {
  const { lock } = await lockedPage()
  const { id } = await newAccount('admin')
  const path = `${LOCKS}/${lock?.id}`
  expect((await write(await adminToken(), 'PATCH', path, owner(id))).status).toBe(403)
  const me = Number(rowIn(await get('/api/users/me', await adminToken()), 'user').id)
  expect((await write(await adminToken(), 'PATCH', path, owner(me))).status).toBe(200)
})

const relationOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'relationTo' in document
    ? document.relationTo
    : undefined
