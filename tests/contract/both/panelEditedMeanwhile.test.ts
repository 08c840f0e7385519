import { Agent } from 'node:http'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newContent, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { bearer, get, rawCall } from '@/tests/support/network/http'
import { type Row, rowIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** Two people edit the same document in the CMS panel, which saves over REST. */

const CONFLICT = 409
const PEOPLE = 8

let admin = ''

beforeAll(async () => {
  admin = await adminToken()
})

type Edited = { name: string; path: () => Promise<string>; field: string; query?: string }

const page = async (): Promise<string> => `/api/pages/${(await newContent(admin, 'pages')).id}`

const position = async (): Promise<string> => {
  const answer = await write(admin, 'POST', '/api/positions', { name: `Position ${mark()}` })
  expect(answer.status, answer.text.slice(0, 300)).toBe(201)
  return `/api/positions/${rowIn(answer, 'doc').id}`
}

const HOME: Edited = {
  name: 'the home page',
  path: async () => '/api/globals/home-page',
  field: 'updatedAt',
}

const EDITED: Edited[] = [
  { name: 'a job', path: async () => `/api/jobs/${await newJob()}`, field: 'salary' },
  { name: 'a page', path: page, field: 'lead' },
  {
    name: 'a page that saves itself as a draft',
    path: page,
    field: 'lead',
    query: '?draft=true&autosave=true',
  },
  { name: 'a position', path: position, field: 'name' },
  HOME,
]

describe('the CMS panel', () => {
  const save = (path: string, query: string, data: Row) =>
    write(admin, path.includes('/globals/') ? 'POST' : 'PATCH', `${path}${query}`, data)

  const read = async ({ query }: Edited, path: string): Promise<Row> => {
    const answer = await get(`${path}${query ? '?draft=true' : ''}`, admin)
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    return answer.body ?? {}
  }

  test.each(EDITED)(
    'refuses an edit of $name that began before somebody else’s',
    async (edited) => {
      const { path: make, field, query = '' } = edited
      const path = await make()
      const edit = ({ updatedAt }: Row, value: string) =>
        save(path, query, { [field]: value, updatedAt })
      const before = await read(edited, path)
      const [theirs, mine] = [`Theirs ${mark()}`, `Mine ${mark()}`]
      expect((await edit(before, theirs)).status).toBe(200)
      const refused = await edit(before, mine)
      expect(refused.status, refused.text.slice(0, 300)).toBe(CONFLICT)
      expect(refused.text).toContain('Somebody else has changed this since you opened it.')
      const current = await read(edited, path)
      if (field !== 'updatedAt') expect(current[field]).toBe(theirs)
      // Three saves in a row, each from the answer to the one before, as one person makes them.
      let began = current
      for (const word of ['one', 'two', 'three']) {
        const answer = await edit(began, `${word} ${mark()}`)
        expect(answer.status, answer.text.slice(0, 300)).toBe(200)
        began = rowIn(answer, path.includes('/globals/') ? 'result' : 'doc')
      }
    },
  )

  test.each(EDITED)('accepts one of several edits of $name at the same moment', async (edited) => {
    const path = await edited.path()
    // As forms send it; with these two it would be a revert.
    const { id: _id, globalType: _type, ...whole } = await read(edited, path)
    const isGlobal = path.includes('/globals/')
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, n) =>
        save(path, edited.query ?? '', {
          ...(isGlobal && whole),
          [edited.field]: `Person ${n}`,
          updatedAt: whole.updatedAt,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: PEOPLE - 1 }, () => CONFLICT)])
  })

  test.each([
    ['is never sent to its end', { 'Content-Length': '1000' }, '{"lead":', null],
    ['is refused for its size', { 'Transfer-Encoding': 'chunked' }, ' '.repeat(1_500_000), 413],
  ])('saves a page while an edit of it %s', async (_why, length, body, status) => {
    const path = await page()
    const agent = new Agent({ keepAlive: true })
    const headers = { ...bearer(admin), 'Content-Type': 'application/json', ...length }
    const other = rawCall(path, { method: 'PATCH', headers, body: [Buffer.from(body)], agent })
    if (status) expect((await other).status).toBe(status)
    else await vi.waitFor(() => expect(Object.keys(agent.sockets)).toHaveLength(1))
    expect((await write(admin, 'PATCH', path, { lead: 'Saved' })).status).toBe(200)
    agent.destroy()
    await other.catch(() => undefined)
  })

  test('saves the home page for everybody who does not say what was read', async () => {
    const path = await HOME.path()
    const { id: _id, globalType: _type, updatedAt: _at, ...whole } = await read(HOME, path)
    const answers = await Promise.all(Array.from({ length: PEOPLE }, () => save(path, '', whole)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('reverts a page to its published state, which is older than its draft', async () => {
    const path = await page()
    const published = (await get(path, admin)).body ?? {}
    const saved = await write(admin, 'PATCH', `${path}?draft=true`, { lead: 'A draft' })
    expect(saved.status).toBe(200)
    const reverted = await write(admin, 'PATCH', path, published)
    expect(reverted.status, reverted.text.slice(0, 300)).toBe(200)
    expect((await get(`${path}?draft=true`, admin)).body?.lead).toBe(published.lead)
  })

  test('restores an earlier version, which is older than the document', async () => {
    const path = await page()
    expect((await write(admin, 'PATCH', path, { lead: 'Second' })).status).toBe(200)
    const id = path.split('/').at(-1)
    const { body } = await get(
      `/api/pages/versions?where[parent][equals]=${id}&sort=createdAt`,
      admin,
    )
    const [oldest] = Array.isArray(body?.docs) ? body.docs : []
    expect((await write(admin, 'POST', `/api/pages/versions/${oldest?.id}`)).status).toBe(200)
  })
})
