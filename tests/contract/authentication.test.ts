import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { expectNotAuthenticated, expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files'
import { applyForm, jobForm } from '@/tests/support/forms'
import { type Answered, bearer, call, get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf, jobOf, jobsMarked, newJob, rowsWhere } from '@/tests/support/records'
import {
  type Account,
  adminToken,
  deleteAccount,
  editorToken,
  isAlive,
  logIn,
  newAccount,
} from '@/tests/support/session'
import { signedToken, tamperedToken, unsignedToken, wronglySigned } from '@/tests/support/tokens'

/** What a stranger may send in place of the admin's token. */
type Attempt = { headers: Record<string, string>; query: string }

const header = (name: string, value: string): Attempt => ({ headers: { [name]: value }, query: '' })

const NOTHING: Attempt = { headers: {}, query: '' }

/** Filled in before the tests; each entry is a way in that must be shut. */
const attempts = new Map<string, Attempt>()

const WAYS = [
  'no token',
  'an empty token',
  'garbage',
  'three parts of garbage',
  'e-mail and password (Basic)',
  'a valid token named in small letters (bearer)',
  'a valid token without the word Bearer',
  'a valid token under another word',
  'a valid token in another header',
  'a valid token as a cookie only',
  'a valid token as a cookie, from another site',
  'a valid token in the address',
  'a token changed to another account',
  'a token with another signature',
  'a token that says it needs no signature',
  'a token signed with a key of one’s own',
  'a token after signing out',
  'a token of an account that is gone',
]

let account: Account
let token = ''
let victim = { email: '', job_id: 0, application: 0, resume: '' }

beforeAll(async () => {
  account = await newAccount('admin')
  token = await logIn(account)

  const signedOut = await logIn(account)
  expectSuccess(await postJson(php('logout'), {}, signedOut), 'Logged out successfully!')
  const gone = await newAccount('admin')
  const tokenOfGone = await logIn(gone)
  expect(await isAlive(tokenOfGone)).toBe(true)
  await deleteAccount(gone)

  const basic = Buffer.from(`${account.email}:${account.password}`).toString('base64')
  const entries: [string, Attempt][] = [
    ['no token', NOTHING],
    ['an empty token', header('Authorization', 'Bearer ')],
    ['garbage', header('Authorization', 'Bearer garbage')],
    ['three parts of garbage', header('Authorization', 'Bearer a.b.c')],
    ['e-mail and password (Basic)', header('Authorization', `Basic ${basic}`)],
    ['a valid token named in small letters (bearer)', header('Authorization', `bearer ${token}`)],
    ['a valid token without the word Bearer', header('Authorization', token)],
    ['a valid token under another word', header('Authorization', `Token ${token}`)],
    ['a valid token in another header', header('X-Access-Token', token)],
    ['a valid token as a cookie only', header('Cookie', `payload-token=${token}`)],
    [
      'a valid token as a cookie, from another site',
      {
        headers: { Cookie: `payload-token=${token}`, Origin: 'https://evil.example' },
        query: '',
      },
    ],
    [
      'a valid token in the address',
      { headers: {}, query: `token=${token}&access_token=${token}&jwt=${token}` },
    ],
    [
      'a token changed to another account',
      header('Authorization', `Bearer ${tamperedToken(token, { id: 1 })}`),
    ],
    ['a token with another signature', header('Authorization', `Bearer ${wronglySigned(token)}`)],
    [
      'a token that says it needs no signature',
      header('Authorization', `Bearer ${unsignedToken(token)}`),
    ],
    [
      'a token signed with a key of one’s own',
      header('Authorization', `Bearer ${signedToken(token, {}, 'my own secret')}`),
    ],
    ['a token after signing out', header('Authorization', `Bearer ${signedOut}`)],
    ['a token of an account that is gone', header('Authorization', `Bearer ${tokenOfGone}`)],
  ]
  for (const [way, attempt] of entries) attempts.set(way, attempt)

  const email = `${mark()}@candidate.example`
  const job_id = await newJob()
  await call(php('job_applied'), { method: 'POST', body: applyForm({ email }) })
  const [row] = await applicationsOf(email)
  const application = Number(row?.id)
  victim = { email, job_id, application, resume: String(row?.upload_resume) }
})

const send = (
  address: string,
  way: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit } = { method: 'GET' },
): Promise<Answered> => {
  const attempt = attempts.get(way)
  expect(attempt, way).toBeDefined()
  return call(`${address}${attempt?.query ? `?${attempt.query}` : ''}`, {
    ...init,
    headers: { ...init.headers, ...attempt?.headers },
  })
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

describe.each(WAYS)('with %s', (way) => {
  test('nobody posts a job', async () => {
    const marked = mark()
    const body = await jobForm({ job_title: `Job ${marked}`, company_logo: fixture('logo.png') })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobsMarked(marked)).toEqual([])
  })

  test('nobody edits a job', async () => {
    const before = await jobOf(victim.job_id)
    const body = await jobForm({ job_id: String(victim.job_id) })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobOf(victim.job_id)).toEqual(before)
  })

  test('nobody changes the status of a job', async () => {
    const body = json({ job_id: victim.job_id, status: 'Inactive' })
    expectNotAuthenticated(await send(php('job_status_update'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('nobody posts a job again', async () => {
    const body = json({ job_id: victim.job_id })
    expectNotAuthenticated(await send(php('job_repost'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('nobody reads who applied', async () => {
    expectNotAuthenticated(await send(php('jobapplied_list'), way))
  })

  test.each(['application', 'application_export', 'job_versions', 'overview'])(
    'nobody reads %s.php',
    async (name) => {
      expectNotAuthenticated(await send(php(name), way))
    },
  )

  test('nobody changes an application', async () => {
    const body = json({ id: victim.application, revision: 0, stage: 'rejected', note: 'Mine' })
    expectNotAuthenticated(await send(php('application_update'), way, body))
    const many = json({ filters: {}, expected: 1, stage: 'rejected' })
    expectNotAuthenticated(await send(php('application_update'), way, many))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new', has_note: false }])
  })

  test('nobody downloads a resume', async () => {
    expectNotAuthenticated(await send(`/uploads/resume/${victim.resume}`, way))
  })

  test('nobody reads the profile', async () => {
    expectNotAuthenticated(await send(php('profile'), way))
  })

  test('nobody changes the profile', async () => {
    const body = new FormData()
    body.append('name', 'Somebody else')
    body.append('email', account.email)
    body.append('avatar', new Blob([fixture('logo.png').bytes]), 'me.png')
    expectNotAuthenticated(await send(php('profile'), way, { method: 'POST', body }))
    expect(await rowsWhere('users', 'email', account.email)).toMatchObject([
      { name: 'Test admin', avatar: null },
    ])
  })

  test('nobody signs the admin out', async () => {
    expectNotAuthenticated(await send(php('logout'), way, json({ everywhere: true })))
    expect(await isAlive(token)).toBe(true)
  })
})

test('the same doors open with the token as it was given', async () => {
  expect(await isAlive(token)).toBe(true)
  expect((await get(php('jobapplied_list'), token)).text).toContain(victim.email)
  expect((await get(`/uploads/resume/${victim.resume}`, token)).status).toBe(200)
})

describe('an editor’s token, which opens the panel,', () => {
  let editor = ''

  beforeAll(async () => {
    editor = (await editorToken()).token
  })

  test.each(['jobapplied_list', 'application', 'application_export', 'profile'])(
    'does not open %s.php',
    async (name) => {
      expectNotAuthenticated(await get(php(name), editor))
    },
  )

  test('changes no application', async () => {
    const change = { id: victim.application, revision: 0, stage: 'rejected' }
    expectNotAuthenticated(await postJson(php('application_update'), change, editor))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new' }])
  })

  test('changes no job', async () => {
    const marked = mark()
    const form = await jobForm({ job_title: `Job ${marked}` })
    expectNotAuthenticated(
      await call(php('jobpost'), { method: 'POST', body: form, headers: bearer(editor) }),
    )
    expectNotAuthenticated(
      await postJson(
        php('job_status_update'),
        { job_id: victim.job_id, status: 'Inactive' },
        editor,
      ),
    )
    expect(await jobsMarked(marked)).toEqual([])
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('shows a visitor’s job list and no more', async () => {
    const job_id = await newJob()
    await postJson(php('job_status_update'), { job_id, status: 'Inactive' }, await adminToken())
    expect((await get(php('joblist'), editor)).text).not.toContain(`"id":${job_id},`)
    expect((await get(php('job_details', `?job_id=${job_id}`), editor)).body?.job).toBeNull()
  })
})

const server = inject('server')

describe.skipIf(!server)('a token signed with the site’s own secret', () => {
  const secret = () => readFileSync(path.join(server?.dataDir ?? '', 'secret'), 'utf8').trim()

  test('is as good as one that was given', async () => {
    // Makes sure that the next test is refused for its date and nothing else.
    expect(await isAlive(signedToken(token, {}, secret()))).toBe(true)
  })

  test('is refused when its time is over', async () => {
    const expired = signedToken(token, { exp: Math.floor(Date.now() / 1000) - 60 }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), expired))
  })

  test('is refused for a session that was never begun', async () => {
    const made = signedToken(token, { sid: '00000000-0000-4000-8000-000000000000' }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), made))
    const without = signedToken(token, { sid: undefined }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), without))
  })
})
