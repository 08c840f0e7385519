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

/** What a stranger may send instead of the admin's token. */
type Attempt = { headers: Record<string, string>; query: string }

const header = (name: string, value: string): Attempt => ({ headers: { [name]: value }, query: '' })

const NOTHING: Attempt = { headers: {}, query: '' }

/** Filled before the tests; each entry must be refused. */
const attempts = new Map<string, Attempt>()

const INVALID_CREDENTIALS = [
  'no token',
  'an empty token',
  'garbage',
  'three parts of garbage',
  'e-mail and password (Basic)',
  'a valid token after "bearer" in small letters',
  'a valid token without the word Bearer',
  'a valid token after another word',
  'a valid token in another header',
  'a valid token as a cookie only',
  'a valid token as a cookie, from another site',
  'a valid token in the address',
  'a token changed to another account',
  'a token with another signature',
  'a token that claims to need no signature',
  'a token signed with a foreign key',
  'a token after signing out',
  'a token of a deleted account',
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
  const deletedToken = await logIn(gone)
  expect(await isAlive(deletedToken)).toBe(true)
  await deleteAccount(gone)

  const basic = Buffer.from(`${account.email}:${account.password}`).toString('base64')
  const entries: [string, Attempt][] = [
    ['no token', NOTHING],
    ['an empty token', header('Authorization', 'Bearer ')],
    ['garbage', header('Authorization', 'Bearer garbage')],
    ['three parts of garbage', header('Authorization', 'Bearer a.b.c')],
    ['e-mail and password (Basic)', header('Authorization', `Basic ${basic}`)],
    ['a valid token after "bearer" in small letters', header('Authorization', `bearer ${token}`)],
    ['a valid token without the word Bearer', header('Authorization', token)],
    ['a valid token after another word', header('Authorization', `Token ${token}`)],
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
      'a token that claims to need no signature',
      header('Authorization', `Bearer ${unsignedToken(token)}`),
    ],
    [
      'a token signed with a foreign key',
      header('Authorization', `Bearer ${signedToken(token, {}, 'my own secret')}`),
    ],
    ['a token after signing out', header('Authorization', `Bearer ${signedOut}`)],
    ['a token of a deleted account', header('Authorization', `Bearer ${deletedToken}`)],
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

describe.each(INVALID_CREDENTIALS)('a request with %s', (way) => {
  test('cannot post a job', async () => {
    const marked = mark()
    const body = await jobForm({ job_title: `Job ${marked}`, company_logo: fixture('logo.png') })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobsMarked(marked)).toEqual([])
  })

  test('cannot edit a job', async () => {
    const before = await jobOf(victim.job_id)
    const body = await jobForm({ job_id: String(victim.job_id) })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobOf(victim.job_id)).toEqual(before)
  })

  test('cannot change the status of a job', async () => {
    const body = json({ job_id: victim.job_id, status: 'Inactive' })
    expectNotAuthenticated(await send(php('job_status_update'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('cannot repost a job', async () => {
    const body = json({ job_id: victim.job_id })
    expectNotAuthenticated(await send(php('job_repost'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('cannot read the applicant list', async () => {
    expectNotAuthenticated(await send(php('jobapplied_list'), way))
  })

  test.each(['application', 'application_export', 'job_versions', 'overview'])(
    'cannot read %s.php',
    async (name) => {
      expectNotAuthenticated(await send(php(name), way))
    },
  )

  test('cannot change an application', async () => {
    const body = json({ id: victim.application, revision: 0, stage: 'rejected', note: 'Mine' })
    expectNotAuthenticated(await send(php('application_update'), way, body))
    const many = json({ filters: {}, expected: 1, stage: 'rejected' })
    expectNotAuthenticated(await send(php('application_update'), way, many))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new', has_note: false }])
  })

  test('cannot download a resume', async () => {
    expectNotAuthenticated(await send(`/uploads/resume/${victim.resume}`, way))
  })

  test('cannot read the profile', async () => {
    expectNotAuthenticated(await send(php('profile'), way))
  })

  test('cannot change the profile', async () => {
    const body = new FormData()
    body.append('name', 'Somebody else')
    body.append('email', account.email)
    body.append('avatar', new Blob([fixture('logo.png').bytes]), 'me.png')
    expectNotAuthenticated(await send(php('profile'), way, { method: 'POST', body }))
    expect(await rowsWhere('users', 'email', account.email)).toMatchObject([
      { name: 'Test admin', avatar: null },
    ])
  })

  test('cannot log the admin out', async () => {
    expectNotAuthenticated(await send(php('logout'), way, json({ everywhere: true })))
    expect(await isAlive(token)).toBe(true)
  })
})

test('a request with the valid token is accepted by the same endpoints', async () => {
  expect(await isAlive(token)).toBe(true)
  expect((await get(php('jobapplied_list'), token)).text).toContain(victim.email)
  expect((await get(`/uploads/resume/${victim.resume}`, token)).status).toBe(200)
})

describe('the editor’s token, which is valid for the CMS panel,', () => {
  let editor = ''

  beforeAll(async () => {
    editor = (await editorToken()).token
  })

  test.each(['jobapplied_list', 'application', 'application_export', 'profile'])(
    'is refused by %s.php',
    async (name) => {
      expectNotAuthenticated(await get(php(name), editor))
    },
  )

  test('cannot change an application', async () => {
    const change = { id: victim.application, revision: 0, stage: 'rejected' }
    expectNotAuthenticated(await postJson(php('application_update'), change, editor))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new' }])
  })

  test('cannot change a job', async () => {
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

  test('gets only the job list of a visitor', async () => {
    const job_id = await newJob()
    await postJson(php('job_status_update'), { job_id, status: 'Inactive' }, await adminToken())
    expect((await get(php('joblist'), editor)).text).not.toContain(`"id":${job_id},`)
    expect((await get(php('job_details', `?job_id=${job_id}`), editor)).body?.job).toBeNull()
  })
})

const server = inject('server')

describe.skipIf(!server)('a token signed with the site’s own secret', () => {
  const secret = () => readFileSync(path.join(server?.dataDir ?? '', 'secret'), 'utf8').trim()

  test('is accepted', async () => {
    // Proves that the next test is refused because of its date only.
    expect(await isAlive(signedToken(token, {}, secret()))).toBe(true)
  })

  test('is refused after its expiry', async () => {
    const expired = signedToken(token, { exp: Math.floor(Date.now() / 1000) - 60 }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), expired))
  })

  test('is refused for a session that does not exist', async () => {
    const made = signedToken(token, { sid: '00000000-0000-4000-8000-000000000000' }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), made))
    const without = signedToken(token, { sid: undefined }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), without))
  })
})
