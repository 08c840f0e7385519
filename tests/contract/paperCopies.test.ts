import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { applied, page } from '@/tests/support/candidates/statusPage'
import { expectNotAllowed, expectNotAuthenticated } from '@/tests/support/expect'
import { fileOf, pdfOf, type TestFile } from '@/tests/support/files/files'
import {
  bearer,
  call,
  fetchBytes,
  get,
  php,
  postForm,
  postJson,
} from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { rowsWhere } from '@/tests/support/staff/records'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

/** Copies of papers over HTTP: asked for, sent by the link of the status page, opened. */

let recruiter = ''
let other = { id: 0, token: '', copy: 0 }

/** A selected person who was asked for a copy of the passport. */
const asked = async (kind = 'passport') => {
  const { id, token } = await applied()
  const move = { id, revision: 0, stage: 'selected' }
  const moved = await postJson(php('application_update'), move, await adminToken())
  expect(moved.body).toMatchObject({ success: true })
  const ask = { application: id, kind, reason: 'first', key: randomUUID() }
  const answer = await postJson(php('paper_copy_ask'), ask, recruiter)
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
  return { id, token, copy: Number(rowsIn(answer, 'copies')[0]?.id) }
}

const photo = async (red = 120): Promise<TestFile> => {
  const background = { r: red, g: 90, b: 30 }
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background } })
  return fileOf(
    'IMG_2041.jpg',
    await picture
      .withExif({ IFD0: { Make: 'Phone' } })
      .jpeg()
      .toBuffer(),
  )
}

const formWith = (token: string, copy: number, file?: TestFile): FormData => {
  const form = new FormData()
  form.set('token', token)
  form.set('id', String(copy))
  if (file) form.set('paper', new Blob([file.bytes], { type: file.type }), file.name)
  return form
}
const send = (token: string, copy: number, file?: TestFile) =>
  postForm(php('paper_copy_send'), formWith(token, copy, file))
const listed = async (application: number) =>
  rowsIn(await get(php('papers', `?application=${application}`), recruiter), 'copies')

beforeAll(async () => {
  recruiter = await logIn(await newAccount('recruiter'))
  other = await asked()
})

test('a recruiter asks, the candidate sends a photo by the link, and the recruiter opens it', async () => {
  const { id, token, copy } = await asked()
  const before = (await page(token)).text
  for (const shown of ['Papers we need from you', 'Send us: Passport', 'Send the copy', '5 MB']) {
    expect(before).toContain(shown)
  }
  const sent = await photo()
  expect((await send(token, copy, sent)).body).toEqual({
    ...{ success: true, message: 'We have your copy. Thank you.' },
  })
  // A repeat after a lost answer.
  expect((await send(token, copy, sent)).body).toMatchObject({ success: true })
  expect(await listed(id)).toMatchObject([{ state: 'received', is_seen: false }])

  const after = (await page(token)).text
  expect(after).toContain('Received on')
  expect(after).not.toContain('Send the copy')

  const { status, headers, bytes } = await fetchBytes(php('paper_copy_open'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(recruiter) },
    body: JSON.stringify({ application: id, id: copy }),
  })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename=passport.jpg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const lines = await rowsWhere('audit', 'subject_id', String(id))
  expect(lines.map(({ detail }) => detail)).toContain(`copy of paper ${copy}: passport`)
  expect(await listed(id)).toMatchObject([{ is_seen: true }])
})

test('the mail has the link, and another device that opens it sees only that it has arrived', async () => {
  const { id, token, copy } = await asked('visa')
  const mails = await rowsWhere('mails', 'application', String(id))
  const mail = mails.find(({ kind }) => kind === 'message')
  expect(mail?.subject).toBe('Please send us a copy: Visa')
  expect(String(mail?.text)).toContain(`/my-application/${token}#copies`)
  await send(token, copy, await photo())
  const second = await send(token, copy, await photo(10))
  expect(second.body).toMatchObject({ success: false, message: expect.stringMatching(/already/) })
  const { text } = await page(token)
  expect(text).toContain('Received on')
  expect(text).not.toMatch(/paper_copy_open|[0-9a-f-]{36}\.jpg/)
})

test('without scripts the answer is on the page again', async () => {
  const { token, copy } = await asked()
  const answer = await call(php('paper_copy_send'), {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: formWith(token, copy, fileOf('scan.jpg', 'MZ a program')),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/my-application/${token}#form`)
  const cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
  const back = await call(`/my-application/${token}`, { headers: { Cookie: cookie } })
  expect(back.text).toContain('This is not a photo or a PDF')
  expect(back.text).toContain('Send us: Passport')
})

describe('a file is refused, and nothing is stored:', () => {
  test.each([
    ['a program as a photo', () => fileOf('passport.jpg', `MZ${'x'.repeat(500)}`), /not a photo/],
    ['a program as a PDF', () => fileOf('passport.pdf', `MZ${'x'.repeat(500)}`), /not a photo/],
    ['a script as a PDF', () => fileOf('a.pdf', '%PDF-1.4\n1 0 obj<</JavaScript 1>>'), /This PDF/],
    ['a PDF cut short', () => fileOf('a.pdf', pdfOf(900).subarray(0, 300)), /This PDF cannot/],
    ['an empty file', () => fileOf('passport.jpg', ''), /choose a photo or a PDF/],
    ['none at all', () => undefined, /choose a photo or a PDF/],
    ['more than 5 MB', () => fileOf('a.jpg', Buffer.alloc(5_242_881, 1)), /larger than 5 MB/],
  ])('%s', async (_what, file, message) => {
    const answer = await send(other.token, other.copy, file())
    expect(answer.body).toMatchObject({
      success: false,
      errors: { paper: expect.stringMatching(message) },
    })
    expect(await listed(other.id)).toMatchObject([{ state: 'asked', size: null }])
  })

  test('a photo for the request of another person, or by a forged link', async () => {
    const { token } = await asked()
    expect((await send(token, other.copy, await photo())).body).toMatchObject({ success: false })
    const forged = await send(`${other.token.slice(0, -2)}xx`, other.copy, await photo())
    expect(forged.status).toBe(404)
    expect((await send(other.token, 99_999_999, await photo())).body?.success).toBe(false)
    expect(await listed(other.id)).toMatchObject([{ state: 'asked', size: null }])
  })
})

describe('copies', () => {
  test('are neither asked for, opened, listed nor deleted by editors and visitors', async () => {
    const { token: editor } = await editorToken()
    const one = { application: other.id, id: other.copy }
    const ask = { application: other.id, kind: 'visa', reason: 'first', key: randomUUID() }
    for (const [name, body] of [
      ...([['paper_copy_ask', ask] as const] as const),
      ...(['paper_copy_open', 'paper_copy_delete'] as const).map((call) => [call, one] as const),
    ]) {
      expectNotAllowed(await postJson(php(name), body, editor))
      expectNotAuthenticated(await postJson(php(name), body))
    }
    expect((await get('/api/paper_copies', await adminToken())).status).toBe(403)
    expect(await listed(other.id)).toMatchObject([{ state: 'asked' }])
  })

  test('have no address of their own', async () => {
    const name = `${randomUUID()}.jpg`
    expect((await get(`/uploads/paper_copy/${name}`, await adminToken())).status).toBe(404)
  })

  test('go with the person, and the link takes none any more', async () => {
    const { id, token, copy } = await asked()
    await send(token, copy, await photo())
    const rows = [{ collection: 'applications', id }]
    const erase = { rows, confirm: 'ERASE' }
    const answer = await postJson(php('person_erase'), erase, await adminToken())
    expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
    expect((await send(token, copy, await photo())).status).toBe(404)
    const open = await postJson(php('paper_copy_open'), { application: id, id: copy }, recruiter)
    expect(open.status).toBe(404)
  })
})
