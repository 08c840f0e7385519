import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure, expectNotAuthenticated } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files'
import { bearer, call, fetchBytes, get, rawCall } from '@/tests/support/http'
import { applied, download } from '@/tests/support/resumes'
import { adminToken, editorToken } from '@/tests/support/session'

describe('a resume can be fetched', () => {
  let file = ''
  let path = ''

  beforeAll(async () => {
    const row = await applied(fixture('resume.pdf'))
    file = String(row.upload_resume)
    path = `/uploads/resume/${file}`
  })

  test('by the admin, to be saved and never shown or kept', async () => {
    const saved = await fetchBytes(path, { headers: bearer(await adminToken()) })
    expect(saved.status).toBe(200)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
    })
  })

  test('by the admin’s own browser, signed in to the panel', async () => {
    const headers = { Cookie: `payload-token=${await adminToken()}` }
    const own = await rawCall(path, { headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } })
    expect(own.status).toBe(200)
  })

  test.each([
    ['with a foreign origin', { Origin: 'https://evil.example' }],
    ['with no origin that can be told', { Origin: 'null' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['with nothing that says where from', {}],
  ] satisfies [string, object][])(
    'not by a page of another site in the admin’s browser: %s',
    async (_how, from) => {
      const headers: Record<string, string> = from
      const answer = await rawCall(path, {
        headers: { Cookie: `payload-token=${await adminToken()}`, ...headers },
      })
      expectNotAuthenticated(answer)
    },
  )

  test('not by a visitor who knows its name', async () => {
    expectNotAuthenticated(await get(path))
    expectNotAuthenticated(await get(`${path}?token=${await adminToken()}`))
  })

  test('not by an editor', async () => {
    const { token } = await editorToken()
    const answer = await get(path, token)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('%PDF')
  })

  test('not by any other path', async () => {
    for (const other of [
      `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`,
      `/uploads/company_logo/${file}`,
      `/uploads/avatar/${file}`,
      `/uploads/company_logo/..%2fresume%2f${file}`,
      `/resume/${file}`,
      `/public${path}`,
      `/api/resumes/file/${file}`,
      `/api/applications/file/${file}`,
      `/data${path}`,
      `/.next${path}`,
      `/_next/static/${file}`,
      `//uploads/resume//${file}`,
    ]) {
      const answer = await rawCall(other, { headers: bearer(await adminToken()) })
      expect(answer.status, other).not.toBe(200)
      expect(answer.text, other).not.toContain('%PDF')
    }
  })

  test('not through the picture service by a visitor', async () => {
    const answer = await call(`/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`)
    expect(answer.status).toBe(400)
  })
})

test('a resume goes with its application', async () => {
  const row = await applied(fixture('resume.pdf'))
  expect((await download(row)).status).toBe(200)
  const deleted = await call(`/api/applications/${row.id}`, {
    method: 'DELETE',
    headers: bearer(await adminToken()),
  })
  expect(deleted.status).toBe(200)
  const again = await get(`/uploads/resume/${row.upload_resume}`, await adminToken())
  expectFailure(again, 404, 'This file does not exist.')
})
