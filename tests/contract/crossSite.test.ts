import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newContent } from '@/tests/support/content/content'
import { expectNotAuthenticated } from '@/tests/support/expect'
import { baseUrl, call, php, postForm } from '@/tests/support/network/http'
import type { Row } from '@/tests/support/rows'
import { applicationsOf } from '@/tests/support/staff/records'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

/** What a browser says about a request that a page of another site caused. */
const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' },
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'http://localhost' },
  { 'Sec-Fetch-Site': 'cross-site' },
  {},
]

const EMAIL = 'cross-site@candidate.example'

let cookie = ''
let resume = ''
let draft: Row = {}
let account = { id: 0, email: '', password: '' }

beforeAll(async () => {
  account = await newAccount('admin')
  cookie = `payload-token=${await logIn(account)}`
  await postForm(php('job_applied'), applyForm({ email: EMAIL }))
  resume = String((await applicationsOf(EMAIL))[0]?.upload_resume)
  draft = await newContent(await adminToken(), 'pages', { _status: 'draft' })
})

const send = (path: string, from: Record<string, string>, init: RequestInit = {}) =>
  call(path, { ...init, headers: { Cookie: cookie, ...from, ...init.headers } })

describe.each(FOREIGN)('a page of another site that sends %j with the admin’s cookie', (from) => {
  test('is nobody to REST', async () => {
    expect((await send('/api/users/me', from)).body).toMatchObject({ user: null })
    expect((await send('/api/applications', from)).status).toBe(401)
  })

  test('changes nothing, also with a form that needs no permission of the browser', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const answer = await send(`/api/users/${account.id}`, from, {
          ...{ method, headers: { 'Content-Type': type } },
          body: '{"name":"Evil"}',
        })
        expect(answer.status, `${method} ${type}`).toBe(401)
      }
    }
  })

  test('gets no resume and no draft', async () => {
    expectNotAuthenticated(await send(`/uploads/resume/${resume}`, from))
    expect((await send(`/internal/preview?slug=${draft.slug}`, from)).status).toBe(404)
  })

  test('is not signed in to any call', async () => {
    expectNotAuthenticated(await send(php('jobapplied_list'), from))
    expectNotAuthenticated(await send(php('logout'), from, { method: 'POST', body: '{}' }))
  })
})

test('a page of this site uses the cookie, and finds the account unchanged', async () => {
  const own = { Origin: baseUrl(), 'Sec-Fetch-Site': 'same-origin' }
  const { email } = account
  expect((await send('/api/users/me', own)).body).toMatchObject({
    user: { email, name: 'Test admin' },
  })
  expect((await send(`/uploads/resume/${resume}`, own)).status).toBe(200)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '%2f%2fevil.example',
  'javascript:alert(1)',
])('a link to the sign-in page that leads on to %s leads to this site', async (target) => {
  const own = { Origin: baseUrl(), 'Sec-Fetch-Site': 'same-origin' }
  const answer = await send(`/admin/login?redirect=${target}`, own)
  const location = answer.headers.get('location')
  expect(answer.status === 200 || location !== null).toBe(true)
  if (location) expect(new URL(location, baseUrl()).origin).toBe(baseUrl())
})
