import { beforeAll, describe, expect, test } from 'vitest'
import { applied, download } from '@/tests/support/candidates/resumes'
import { expectFailure, expectNotAuthenticated } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { bearer, call, fetchBytes, get, rawCall } from '@/tests/support/network/http'
import { adminToken, editorToken } from '@/tests/support/staff/session'

describe('a stored resume', () => {
  let file = ''
  let path = ''

  beforeAll(async () => {
    const row = await applied(fixture('resume.pdf'))
    file = String(row.upload_resume)
    path = `/uploads/resume/${file}`
  })

  test('can be downloaded by an admin, but is not displayed or cached', async () => {
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

  test('can be downloaded in a browser signed in to the CMS panel', async () => {
    const headers = { Cookie: `payload-token=${await adminToken()}` }
    const own = await rawCall(path, { headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } })
    expect(own.status).toBe(200)
  })

  test.each([
    ['with a foreign origin', { Origin: 'https://evil.example' }],
    ['with an opaque origin', { Origin: 'null' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['without any origin header', {}],
  ] satisfies [string, object][])(
    'cannot be fetched by a page of another site in the admin’s browser: %s',
    async (_how, from) => {
      const headers: Record<string, string> = from
      const answer = await rawCall(path, {
        headers: { Cookie: `payload-token=${await adminToken()}`, ...headers },
      })
      expectNotAuthenticated(answer)
    },
  )

  test('cannot be fetched by a visitor who knows its name', async () => {
    expectNotAuthenticated(await get(path))
    expectNotAuthenticated(await get(`${path}?token=${await adminToken()}`))
  })

  test('cannot be fetched by an editor', async () => {
    const { token } = await editorToken()
    const answer = await get(path, token)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('%PDF')
  })

  test('cannot be fetched at any other path', async () => {
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

  test('cannot be fetched by a visitor through the image service', async () => {
    const answer = await call(`/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`)
    expect(answer.status).toBe(400)
  })
})

test('a resume is deleted with its application', async () => {
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
