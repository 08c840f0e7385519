import { beforeAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { newMobile } from '@/tests/support/candidates/mobile'
import { expectFailure, expectNotAuthenticated } from '@/tests/support/expect'
import { pdfOf, zipOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowIn, rowsIn } from '@/tests/support/rows'
import { query } from '@/tests/support/site/database'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

/** The call that takes the ZIP with the resumes of a list, and what becomes of its files. */

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

const blob = (bytes: Buffer | string) => new Blob([new Uint8Array(Buffer.from(bytes))])

const act = (body: object, token = admin) => postJson(php('registration_import'), body, token)

const settings = { country: 'IN', dates: 'auto' }

const newImport = async (name = mark(), phone = newMobile()): Promise<number> => {
  const form = new FormData()
  form.set('list', blob(`Name,Phone\n${name},${phone}\n`), 'list.csv')
  return Number((await postForm(php('import_file'), form, admin)).body?.id)
}

const zipOfOne = (phone = newMobile()) => zipOf([{ name: `${phone}.pdf`, content: pdfOf(400) }])

const send = (id: number, zip: Buffer, token = admin, given: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = { id: String(id), from: '0', size: String(zip.length), ...given }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('piece', blob(zip), 'piece.zip')
  return postForm(php('import_resumes'), form, token)
}

const stateOf = async (id: number) =>
  rowsIn(await get(php('registration_import'), admin), 'imports').find((one) => one.id === id)

describe('the resume of an imported person', () => {
  test('can be downloaded by staff, and is gone after the import is undone', async () => {
    const [name, phone] = [`Asha ${mark()}`, newMobile()]
    const resume = pdfOf(400, name)
    const id = await newImport(name, phone)
    const zip = zipOf([{ name: `${phone}.pdf`, content: resume }])
    expect((await send(id, zip)).body).toMatchObject({ success: true, received: zip.length })
    const check = rowIn(await act({ action: 'check', id, ...settings }), 'check')
    expect(check).toMatchObject({
      zip: { files: 1, matched: 1, left_total: 0 },
    })
    const fields = ['name', 'phone']
    const { version } = check
    await act({ action: 'start', id, fields, ...settings, with_known: false, version })
    await expect.poll(async () => (await stateOf(id))?.state, LONG).toBe('done')
    expect(await stateOf(id)).toMatchObject({ imported: 1, resumes: 1 })
    const [row] = await query('select upload_resume from registrations where import_id = ?', [id])
    const address = `/uploads/resume/${row?.upload_resume}`
    const download = () => fetchBytes(address, { headers: bearer(admin) })
    expect((await download()).bytes.equals(resume)).toBe(true)
    expect((await get(address)).status).not.toBe(200)
    await act({ action: 'undo', id })
    await expect.poll(async () => (await stateOf(id))?.state, LONG).toBe('undone')
    expect((await download()).status).toBe(404)
  })

  test('cannot be fetched while it is in the ZIP', async () => {
    const id = await newImport()
    await send(id, zipOfOne())
    const [row] = await query('select zip_parts from imports where id = ?', [id])
    const address = `/uploads/import/${row?.zip_parts}`
    expect(address).toMatch(/[0-9a-f-]{36}\.zip$/)
    for (const token of [admin, '']) expect((await get(address, token)).status).toBe(404)
  })
})

describe('nobody but an admin', () => {
  test('adds a ZIP', async () => {
    const id = await newImport()
    expectNotAuthenticated(await send(id, zipOfOne(), ''))
    for (const token of [recruiter, editor]) {
      expectFailure(await send(id, zipOfOne(), token), 403, MESSAGES.notAllowed)
    }
    expect((await act({ action: 'check', id, ...settings })).body?.check).toMatchObject({
      has_zip: false,
    })
  })

  test('removes one', async () => {
    const id = await newImport()
    await send(id, zipOfOne())
    expectNotAuthenticated(await act({ action: 'drop_resumes', id }, ''))
    for (const token of [recruiter, editor]) {
      expectFailure(await act({ action: 'drop_resumes', id }, token), 403, MESSAGES.notAllowed)
    }
    expect((await act({ action: 'drop_resumes', id })).body?.success).toBe(true)
  })
})

describe('refused in plain words is', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a ZIP of more than 200 MB', { size: '209715201' }, /larger than 200 MB/],
    ['a piece that begins where none does', { from: '5' }, /Add the ZIP again/],
    ['a piece that is not there yet', { from: '4194304', size: '5000000' }, /Add the ZIP again/],
    ['a size that is none', { size: '-1' }, /./],
    ['an import that is none', { id: '1 or 1' }, /./],
    ['an import that is not there', { id: '999999' }, /was removed/],
  ])('%s', async (_what, given, message) => {
    const { status, body } = await send(await newImport(), zipOfOne(), admin, given)
    expect({ status, success: body?.success }).toEqual({ status: 200, success: false })
    expect(body?.message).toMatch(message)
  })

  test('a file that is no ZIP', async () => {
    const id = await newImport()
    const { body } = await send(id, pdfOf(400))
    expect(body).toMatchObject({
      success: false,
      errors: { piece: 'This file is no ZIP, or it is damaged. Make the ZIP again.' },
    })
  })
})
