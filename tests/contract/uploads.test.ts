import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, call, fetchBytes, php, postForm, rawCall } from '@/tests/support/network/http'
import { applicationsOf, jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

let logo = ''
let resume = ''

beforeAll(async () => {
  const email = `${mark()}@candidate.example`
  logo = String((await jobOf(await newJob({ company_logo: fixture('logo.png') }))).company_logo)
  await postForm(php('job_applied'), applyForm({ email }))
  resume = String((await applicationsOf(email))[0]?.upload_resume)
})

const SECRET = /[0-9a-f]{64}|SQLite format|root:|%PDF/

describe.each(['company_logo', 'avatar', 'media', 'resume'])('folder uploads/%s', (area) => {
  test.each([
    '',
    '/',
    '.',
    '..',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fsecret',
    '../../secret',
    '..%2f..%2fsecret',
    '..%5c..%5csecret',
    '..%252f..%252fsecret',
    '%252e%252e%252fsecret',
    '....//....//secret',
    '..%c0%af..%c0%afsecret',
    '%00',
    'a.webp%00.png',
    '%2fetc%2fpasswd',
    '/etc/passwd',
    'file:%2f%2f%2fetc%2fpasswd',
    '..%2f..%2fdatabase.db',
    '*',
    '%2a.webp',
    '.part',
    '%zz',
    'logo.svg',
    '00000000-0000-4000-8000-000000000000.webp',
    '00000000-0000-4000-8000-000000000000.pdf',
    `${'a'.repeat(300)}.webp`,
    'CON',
    'constructor',
    '__proto__',
  ])('returns nothing for "%s"', async (name) => {
    const answer = await rawCall(`/uploads/${area}/${name}`, {
      headers: bearer(await adminToken()),
    })
    // Next.js redirects paths with empty or dot segments; the proxy redirects unreadable ones.
    const [tidied, unreadable] = [/(^|\/)(\/|$)|^\.\.?$|^%2e%2e$/i, /%zz|%c0/]
    const status = tidied.test(name) ? 308 : unreadable.test(name) ? 307 : 404
    expect(answer.status).toBe(status)
    expect(answer.text).not.toMatch(SECRET)
    if (answer.body) expect(answer.body.success).toBe(false)
  })

  test('is not listed', async () => {
    const answer = await rawCall(`/uploads/${area}`, { headers: bearer(await adminToken()) })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain(logo)
    expect(answer.text).not.toContain(resume)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const file = area === 'resume' ? resume : logo
    const answer = await call(`/uploads/${area}/${file}`, {
      method,
      headers: bearer(await adminToken()),
    })
    expect(answer.status).toBe(405)
  })
})

test('a logo is public, cached permanently and served only as a picture', async () => {
  const picture = await fetchBytes(`/uploads/company_logo/${logo}`)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
  expect(picture.bytes.subarray(8, 12).toString()).toBe('WEBP')
})

test('a range request for a logo is answered', async () => {
  const picture = await fetchBytes(`/uploads/company_logo/${logo}`, {
    headers: { Range: 'bytes=0-9' },
  })
  expect(picture.status).toBe(200)
})

test.each([
  'database.db',
  'secret',
  'uploads',
  'data/secret',
  'data/database.db',
  '.env',
  'package.json',
  'payload.config.ts',
])('the server’s file "%s" is not served at any address', async (name) => {
  for (const path of [`/${name}`, `/_next/${name}`, `/_next/static/${name}`, `/php/${name}`]) {
    const answer = await rawCall(path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(SECRET)
  }
})

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/php/jobapplied_list.php',
  '/api/users',
  '/uploads/avatar/a.webp',
])('the image service does not fetch "%s"', async (url) => {
  const answer = await call(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)
  expect(answer.status).toBe(400)
})
