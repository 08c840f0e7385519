import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { newMobile } from '@/tests/support/candidates/mobile'
import { expectFailure, expectNotAuthenticated } from '@/tests/support/expect'
import { xlsx } from '@/tests/support/files/xlsx'
import { mark } from '@/tests/support/mark'
import { get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowIn, rowsIn } from '@/tests/support/rows'
import { query } from '@/tests/support/site/database'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

/** The calls by which an admin imports an old list: who may make them, and what they refuse. */

let admin = ''
let recruiter = ''
let editor = ''

beforeAll(async () => {
  admin = await adminToken()
  recruiter = await logIn(await newAccount('recruiter'))
  editor = await logIn(await newAccount('editor'))
})

/** Imports and undos run in pieces. */
const LONG = { timeout: 60_000 }
const AGAIN = { timeout: 20_000, interval: 100 }

const formOf = (content: string | Buffer, field = 'list'): FormData => {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(Buffer.from(content))]), 'old list.xlsx')
  return form
}

const upload = (content: string | Buffer, token = admin) =>
  postForm(php('import_file'), formOf(content), token)

const act = (body: object, token = admin) => postJson(php('registration_import'), body, token)

const settings = { country: 'IN', dates: 'auto' }

/** What a start has besides. The version is one that no files have. */
const ALL = { with_known: false, version: '0'.repeat(32) }

const newList = (): string => `Name,Phone\n${mark()},${newMobile()}\n`

const newImport = async (): Promise<number> => Number((await upload(newList())).body?.id)

const importOf = async (id: number) =>
  rowsIn(await get(php('registration_import'), admin), 'imports').find((one) => one.id === id)

describe('a list', () => {
  test('is uploaded, checked, imported and undone', async () => {
    const name = `Asha ${mark()}`
    const list = await xlsx({
      rows: [
        ['Name', 'Mobile', 'Trade'],
        [name, 910000000000 + Number(newMobile()), 'Welder'],
        ['Ravi', '12', 'Mason'],
      ],
    })
    const id = Number((await upload(list)).body?.id)
    const check = rowIn(await act({ action: 'check', id, ...settings }), 'check')
    expect(check).toMatchObject({
      fields: ['name', 'phone', 'position'],
      counts: { new: 1, known: 0, wrong: 1 },
    })
    const fields = ['name', 'phone', 'position']
    const { version } = check
    await act({ action: 'start', id, fields, ...settings, ...ALL, version })
    await expect.poll(async () => (await importOf(id))?.state, LONG).toBe('done')
    const query = `?q=${encodeURIComponent(name)}`
    const listed = async () =>
      rowsIn(await get(php('registration_list', query), admin), 'registrations')
    expect(await listed()).toMatchObject([
      { full_name: name, position_Name: 'Welder', consent: 'unasked', phone_valid: true },
    ])
    expect((await act({ action: 'undo', id })).body?.success).toBe(true)
    await expect.poll(async () => (await importOf(id))?.state, LONG).toBe('undone')
    expect(await listed()).toEqual([])
  })

  test('that is not imported can be removed, once', async () => {
    const id = await newImport()
    expect((await act({ action: 'drop', id })).body?.success).toBe(true)
    expect((await act({ action: 'drop', id })).body?.success).toBe(false)
    expect((await act({ action: 'check', id, ...settings })).body?.success).toBe(false)
  })

  test('has no address from which anybody could fetch it', async () => {
    const [row] = await query('select file from imports where id = ?', [await newImport()])
    const address = `/uploads/import/${row?.file}`
    expect(address).toMatch(/[0-9a-f-]{36}\.csv$/)
    for (const token of [admin, '']) expect((await get(address, token)).status).toBe(404)
  })
})

describe('nobody but an admin', () => {
  test('uploads a list', async () => {
    expectNotAuthenticated(await upload(newList(), ''))
    for (const token of [recruiter, editor])
      expectFailure(await upload(newList(), token), 403, MESSAGES.notAllowed)
  })

  test('sees imports', async () => {
    expectNotAuthenticated(await get(php('registration_import')))
    for (const token of [recruiter, editor]) {
      expectFailure(await get(php('registration_import'), token), 403, MESSAGES.notAllowed)
    }
  })

  test('checks, starts, undoes or removes one', async () => {
    // An erasure by another file of tests drops every list that waits: then it is tried with a new one.
    await vi.waitFor(async () => {
      const id = await newImport()
      for (const body of [
        { action: 'check', id, ...settings },
        { action: 'start', id, fields: ['name', 'phone'], ...settings, ...ALL },
        { action: 'undo_check', id },
        { action: 'undo', id },
        { action: 'drop', id },
      ]) {
        expectNotAuthenticated(await act(body, ''))
        for (const token of [recruiter, editor])
          expectFailure(await act(body, token), 403, MESSAGES.notAllowed)
      }
      expect((await importOf(id))?.state).toBe('uploaded')
    }, AGAIN)
  })
})

describe('refused in plain words is', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['a PDF', '%PDF-1.4', /is a PDF/],
    ['an empty file', '', /not empty/],
    ['a file without headers', 'Asha,9876543210\n', /first row must name/],
    ['a file that is too large', Buffer.alloc(8_388_609, 'a'), /larger than 8 MB/],
  ])('%s', async (_what, content, message) => {
    const { status, body } = await upload(content)
    expect({ status, success: body?.success }).toEqual({ status: 200, success: false })
    expect(body?.message).toMatch(message)
  })

  test.each<[string, (id: number) => object]>([
    ['an import that is not there', () => ({ action: 'check', id: 999_999, ...settings })],
    ['an undo of what was not imported', (id) => ({ action: 'undo', id })],
    [
      'a start without a name',
      (id) => ({ action: 'start', id, fields: ['phone'], ...settings, ...ALL }),
    ],
    [
      'a start of other files than were checked',
      (id) => ({ action: 'start', id, fields: ['name', 'phone'], ...settings, ...ALL }),
    ],
    [
      'a start with a field that is not there',
      (id) => ({ action: 'start', id, fields: ['is_starred'], ...settings, ...ALL }),
    ],
    ['a country that is none', (id) => ({ action: 'check', id, country: "IN'", dates: 'auto' })],
    ['another action', (id) => ({ action: 'publish', id })],
    ['an id that is none', () => ({ action: 'drop', id: '1' })],
  ])('%s', async (_what, body) => {
    const id = await newImport()
    const answer = await act(body(id))
    expect(answer.body?.success).toBe(false)
    expect((await importOf(id))?.state).toBe('uploaded')
  })
})
