import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { record as recordType } from '@/collections/Audit/record'
import type { recentChanges as changesType } from '@/collections/Overview/recentChanges'
import { ownPayload } from '../support/site/ownPayload'

/** "Recent changes" on the start page of the CMS panel. */

let payload: Payload
let end: () => Promise<void>
let editor: TypedUser
let admin: TypedUser
// Loaded when the settings of this test's own database are known.
let record: typeof recordType
let recentChanges: typeof changesType

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  record = (await import('@/collections/Audit/record')).record
  recentChanges = (await import('@/collections/Overview/recentChanges')).recentChanges
  const account = async (role: 'admin' | 'editor'): Promise<TypedUser> => {
    const data = {
      name: `Test ${role}`,
      email: `desk-${role}@example.com`,
      password: 'long enough',
      role,
    }
    return { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
  }
  editor = await account('editor')
  admin = await account('admin')
}, 120_000)

afterAll(() => end())

const newPage = (title: string, query: Record<string, string> = {}) =>
  payload.create({
    collection: 'pages',
    data: {
      title,
      lead: 'One line.',
      description: 'One line.',
      slug: title.toLowerCase().replaceAll(' ', '-'),
      kind: 'page',
      last_reviewed: new Date().toISOString(),
      _status: 'published',
    },
    user: editor,
    req: { query, user: editor },
    context: { disableRevalidate: true },
  })

test('a published page is one change with who and what; the audit trail does not keep its title', async () => {
  const { id } = await newPage('A new page')
  expect(await recentChanges(payload, editor)).toMatchObject([
    { who: 'Test editor', did: 'published', what: 'A new page' },
  ])
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ subject: { equals: 'pages' } }, { subject_id: { equals: id } }] },
  })
  expect(docs).toMatchObject([{ detail: 'published', actor: `editor ${editor.id}` }])
  expect(JSON.stringify(docs)).not.toContain('A new page')
})

test('an automatic save is no change', async () => {
  const before = await recentChanges(payload, editor)
  await newPage('Still typing', { autosave: 'true' })
  expect(await recentChanges(payload, editor)).toEqual(before)
})

test('nobody sees a change of jobs, people or accounts', async () => {
  const before = await recentChanges(payload, admin)
  for (const subject of ['jobs', 'applications', 'users', 'privacy-settings']) {
    await record(payload, { by: admin, action: 'change', subject, subject_id: 1 })
  }
  expect(await recentChanges(payload, admin)).toEqual(before)
})

test('an editor sees that the agency’s facts were changed, without a link to the closed versions', async () => {
  await record(payload, {
    by: admin,
    action: 'settings',
    subject: 'site-settings',
    detail: 'phone',
  })
  const versionsFor = async (user: TypedUser) => (await recentChanges(payload, user))[0]
  expect(await versionsFor(editor)).toMatchObject({ what: 'Agency facts', versions: null })
  expect(await versionsFor(admin)).toMatchObject({
    versions: '/admin/globals/site-settings/versions',
  })
})
