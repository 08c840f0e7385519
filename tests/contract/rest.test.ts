import config from '@payload-config'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm, registrationForm } from '@/tests/support/forms'
import {
  type Answered,
  bearer,
  call,
  get,
  php,
  postForm,
  postJson,
  rawCall,
} from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf, jobOf, newJob, rowsWhere } from '@/tests/support/records'
import { rowsIn } from '@/tests/support/rows'
import { type Account, adminToken, editorToken, logIn, newAccount } from '@/tests/support/session'

/** Statuses that give nothing away. */
const SHUT = [400, 401, 403, 404, 405, 501]

/** What Payload says where it has nothing: no data, no detail. */
const NOTHING = ['', '{"message":"Not Found","value":null}']

const isShut = ({ status, text }: Answered): boolean =>
  SHUT.includes(status) || NOTHING.includes(text)

const isOpen = (slug: string, attempt: Attempt, { status }: Answered): boolean =>
  PUBLISHED.includes(slug) && isReading(attempt) && status === 200

/** What visitors may read, as far as it is published (decisions.md). */
const PUBLISHED = ['pages', 'news-articles', 'redirects']

const { collections, globals } = await config
const COLLECTIONS = collections.map(({ slug }) => String(slug))
const GLOBALS = globals.map(({ slug }) => String(slug))

const JSON_TYPE = { 'Content-Type': 'application/json' }
const ROW = JSON.stringify({
  email: 'visitor@evil.example',
  password: 'a password of a visitor',
  name: 'Visitor',
  role: 'admin',
  job_title: 'Visitor',
  title: 'Visitor',
  slug: 'visitor',
})

type Attempt = [what: string, method: string, path: string, headers?: Record<string, string>]

/** Harmless where the door is shut: the writes name rows that do not exist, but one. */
const attempts = (slug: string, id: number | string): Attempt[] => [
  ['read all', 'GET', `/api/${slug}`],
  ['read all with everything in it', 'GET', `/api/${slug}?limit=0&depth=10&draft=true`],
  ['read by a guess', 'GET', `/api/${slug}?where[email][like]=a`],
  ['read by a guess of a password', 'GET', `/api/${slug}?where[hash][like]=a`],
  ['read all by POST', 'POST', `/api/${slug}`, { 'X-Payload-HTTP-Method-Override': 'GET' }],
  ['read one', 'GET', `/api/${slug}/${id}`],
  ['read none', 'GET', `/api/${slug}/abc`],
  ['count', 'GET', `/api/${slug}/count`],
  ['read versions', 'GET', `/api/${slug}/versions`],
  ['read a version', 'GET', `/api/${slug}/versions/1`],
  ['bring a version back', 'POST', `/api/${slug}/versions/1`],
  ['create', 'POST', `/api/${slug}`],
  ['create a draft', 'POST', `/api/${slug}?draft=true`],
  ['copy', 'POST', `/api/${slug}/${id}/duplicate`],
  ['change one', 'PATCH', `/api/${slug}/${id}`],
  ['change many', 'PATCH', `/api/${slug}?where[id][equals]=0`],
  ['replace', 'PUT', `/api/${slug}/${id}`],
  ['change by POST', 'POST', `/api/${slug}/${id}`, { 'X-Payload-HTTP-Method-Override': 'PATCH' }],
  ['delete one', 'DELETE', `/api/${slug}/${id}`],
  ['delete many', 'DELETE', `/api/${slug}?where[id][equals]=0`],
  ['delete by POST', 'POST', `/api/${slug}/${id}`, { 'X-Payload-HTTP-Method-Override': 'DELETE' }],
  ['fetch a file', 'GET', `/api/${slug}/file/a.pdf`],
  ['fetch a file outside', 'GET', `/api/${slug}/file/..%2f..%2fsecret`],
  ['fetch from an address', 'GET', `/api/${slug}/paste-url/1?src=http://localhost/`],
]

const send = ([, method, path, headers]: Attempt, more: Record<string, string> = {}) =>
  rawCall(path, {
    method,
    headers: { ...JSON_TYPE, ...headers, ...more, ...(method !== 'GET' && length(ROW)) },
    body: method === 'GET' ? [] : [Buffer.from(ROW)],
  })

const length = (body: string) => ({ 'Content-Length': String(Buffer.byteLength(body)) })

const isReading = ([what, method, path]: Attempt) =>
  what === 'read all by POST' || (method === 'GET' && !/versions|file/.test(path))

const victim = { email: '', title: '', job_id: 0, application: 0, account: '' }

beforeAll(async () => {
  victim.email = `${mark()}@candidate.example`
  victim.title = `Hidden ${mark()}`
  victim.job_id = await newJob({ job_title: victim.title })
  victim.account = (await newAccount('admin')).email
  await postJson(
    php('job_status_update'),
    { job_id: victim.job_id, status: 'Inactive' },
    await adminToken(),
  )
  await postForm(php('job_applied'), applyForm({ email: victim.email }))
  await postForm(php('registration'), await registrationForm({ email: victim.email }))
  victim.application = Number((await applicationsOf(victim.email))[0]?.id)
})

const expectNoData = (answer: Answered, what: string) => {
  expect(answer.text, what).not.toContain(victim.email)
  expect(answer.text, what).not.toContain(victim.title)
  expect(answer.text, what).not.toContain(victim.account)
  expect(answer.text, what).not.toMatch(/"(hash|salt|dedupe_key|password|resetPasswordToken)":/)
  if (answer.body) expect(answer.text, what).not.toMatch(/SQLITE|drizzle|node_modules|\.js:\d+/i)
}

const idOf = (slug: string) =>
  slug === 'jobs' ? victim.job_id : slug === 'applications' ? victim.application : 1

describe.each(COLLECTIONS)('a visitor gets nothing of "%s" through Payload’s own doors', (slug) => {
  test('by any method', async () => {
    for (const attempt of attempts(slug, idOf(slug))) {
      const answer = await send(attempt)
      const what = `${attempt[0]}: ${attempt[1]} ${attempt[2]} ${answer.status}`
      expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
      expectNoData(answer, what)
    }
  })

  test('nor with the admin’s cookie from a page of another site', async () => {
    const cookie = { Cookie: `payload-token=${await adminToken()}` }
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const from of foreign) {
      for (const attempt of attempts(slug, idOf(slug))) {
        const answer = await send(attempt, { ...cookie, ...from })
        const what = `${JSON.stringify(from)} ${attempt[1]} ${attempt[2]} ${answer.status}`
        expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
        expectNoData(answer, what)
      }
    }
  })
})

test.each(GLOBALS)('a visitor gets nothing of the office’s "%s"', async (slug) => {
  for (const attempt of [
    ['read', 'GET', `/api/globals/${slug}?depth=10&draft=true`],
    ['read by POST', 'POST', `/api/globals/${slug}`, { 'X-Payload-HTTP-Method-Override': 'GET' }],
    ['read versions', 'GET', `/api/globals/${slug}/versions`],
    ['change', 'POST', `/api/globals/${slug}`],
    ['change by PATCH', 'PATCH', `/api/globals/${slug}`],
  ] satisfies Attempt[]) {
    const answer = await send(attempt)
    expect(isShut(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
    expectNoData(answer, attempt[2])
  }
})

test('after all that, everything is still there', async () => {
  expect(await applicationsOf(victim.email)).toHaveLength(1)
  expect(await jobOf(victim.job_id)).toMatchObject({ job_title: victim.title, is_deleted: 'Yes' })
  expect(await rowsWhere('users', 'email', 'visitor@evil.example')).toEqual([])
  expect(await rowsWhere('jobs', 'job_title', 'Visitor')).toEqual([])
})

describe('a visitor finds shut', () => {
  const QUERY = '{"query":"{__schema{types{name}}}"}'

  test.each(['/api/graphql', '/api/graphql-playground', '/graphql', '/api/graphql/'])(
    'GraphQL at %s',
    async (path) => {
      for (const [method, body] of [
        ['GET', ''],
        ['POST', QUERY],
        ['POST', `[${QUERY}]`],
        ['OPTIONS', ''],
      ] as const) {
        const answer = await rawCall(path, {
          method,
          headers: { ...JSON_TYPE, ...(body && length(body)) },
          body: body ? [Buffer.from(body)] : [],
        })
        expect([200, 204, 308, 400, 404, 405], `${method} ${path}`).toContain(answer.status)
        expect(answer.text).not.toContain('__schema')
        if (method !== 'OPTIONS' && !path.endsWith('/')) expect(answer.status).toBe(404)
      }
      const asked = await get(`${path}?query={__schema{types{name}}}`)
      expect(asked.text).not.toContain('"types"')
    },
  )

  test('the making of a first account', async () => {
    const first = {
      email: 'visitor@evil.example',
      password: 'a password',
      role: 'admin',
      name: 'V',
    }
    for (const path of ['/api/users/first-register', '/api/users/first-register/']) {
      const answer = await postJson(path, first)
      expect([308, 403, 404]).toContain(answer.status)
      expect(answer.text).not.toContain('token')
    }
    expect(await rowsWhere('users', 'email', first.email)).toEqual([])
  })

  test.each([
    ['GET', '/api/payload-jobs/run'],
    ['POST', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/verify/abc'],
    ['GET', '/api/payload-preferences/nav'],
    ['POST', '/api/payload-preferences/nav'],
    ['DELETE', '/api/payload-preferences/nav'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/../api/users'],
    ['GET', '/api/%2e%2e/users'],
    ['GET', '/api/USERS'],
    ['GET', '/api/users%2f1'],
    ['GET', '/api/users/constructor'],
    ['GET', '/api/globals/__proto__'],
  ])('%s %s', async (method, path) => {
    const answer = await send(['', method, path])
    expect(answer.status === 308 || isShut(answer), `${answer.status} ${answer.text}`).toBe(true)
    expectNoData(answer, path)
  })

  test.each([
    '/api/constructor',
    '/api/__proto__',
    '/api/toString',
    '/api/hasOwnProperty/1',
    '/api/globals/constructor',
  ])('%s, as whatever else does not exist', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await send(['', method, path], bearer(await adminToken()))
      expect(answer.status, `${method} ${answer.text}`).toBe(404)
      expectNoData(answer, path)
    }
  })

  test('the question who he is: nobody', async () => {
    expect((await get('/api/users/me')).body).toMatchObject({ user: null })
    const cookie = `payload-token=${await adminToken()}`
    const foreign = await rawCall('/api/users/me', {
      headers: { Cookie: cookie, Origin: 'https://evil.example' },
    })
    expect(foreign.body).toMatchObject({ user: null })
  })

  test('a password reset with a made-up token', async () => {
    for (const token of ['', 'abc', null, { $ne: null }, ['a'], undefined]) {
      const answer = await postJson('/api/users/reset-password', { token, password: 'a new one' })
      expect([400, 403, 404, 500]).toContain(answer.status)
      expect(answer.text).not.toContain('"token"')
    }
  })
})

describe('an editor', () => {
  let editor: Account
  let token = ''

  beforeAll(async () => {
    const made = await editorToken()
    editor = made.editor
    token = made.token
  })

  const PRIVATE = COLLECTIONS.filter((slug) =>
    ['applications', 'registrations', 'enquiries', 'jobs', 'resumes', 'audit-log'].includes(slug),
  )

  test.each(PRIVATE)('gets nothing of "%s"', async (slug) => {
    for (const attempt of attempts(slug, idOf(slug))) {
      const answer = await send(attempt, bearer(token))
      const what = `${attempt[0]}: ${attempt[1]} ${attempt[2]} ${answer.status}`
      expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
      expectNoData(answer, what)
    }
  })

  test('sees no account but the own one', async () => {
    const answer = await get('/api/users?limit=0&depth=10', token)
    expect(rowsIn(answer, 'docs').map(({ email }) => email)).toEqual([editor.email])
    for (const query of ['where[email][like]=%25', 'where[role][equals]=admin', 'sort=hash']) {
      const found = await get(`/api/users?${query}`, token)
      expectNoData(found, query)
    }
    const other = await newAccount('admin')
    expect(SHUT).toContain((await get(`/api/users/${other.id}`, token)).status)
  })

  test('cannot become an admin', async () => {
    const ways: [string, { method: string; headers?: Record<string, string> }][] = [
      [`/api/users/${editor.id}`, { method: 'PATCH' }],
      [`/api/users?where[id][equals]=${editor.id}`, { method: 'PATCH' }],
      [
        `/api/users/${editor.id}`,
        { method: 'POST', headers: { 'X-Payload-HTTP-Method-Override': 'PATCH' } },
      ],
    ]
    for (const [path, init] of ways) {
      await call(path, {
        ...init,
        headers: { ...JSON_TYPE, ...bearer(token), ...init.headers },
        body: JSON.stringify({ role: 'admin', name: 'Promoted' }),
      })
    }
    expect(await rowsWhere('users', 'email', editor.email)).toMatchObject([{ role: 'editor' }])
    expect((await get(php('jobapplied_list'), token)).status).toBe(401)
  })

  test('cannot make, change or delete an account', async () => {
    const other = await newAccount('admin')
    const email = `${mark()}@staff.example`
    const write = (method: string, path: string, body: object) =>
      call(path, {
        method,
        headers: { ...JSON_TYPE, ...bearer(token) },
        body: JSON.stringify(body),
      })
    const made = await write('POST', '/api/users', {
      email,
      password: 'a password',
      name: 'Mine',
      role: 'admin',
    })
    const changed = await write('PATCH', `/api/users/${other.id}`, { password: 'mine now' })
    const deleted = await write('DELETE', `/api/users/${other.id}`, {})
    const unlocked = await write('POST', '/api/users/unlock', { email: other.email })
    for (const answer of [made, changed, deleted, unlocked]) {
      expect(SHUT).toContain(answer.status)
    }
    expect(await rowsWhere('users', 'email', email)).toEqual([])
    await logIn(other)
  })

  test('cannot change the lists of countries and positions', async () => {
    for (const slug of ['countries', 'positions']) {
      for (const attempt of attempts(slug, 1).filter(([, method]) => method !== 'GET')) {
        if (attempt[0] === 'read all by POST') continue
        const answer = await send(attempt, bearer(token))
        expect(isShut(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
      }
    }
  })

  test('gets no preferences of the admin', async () => {
    const answer = await get('/api/payload-preferences?limit=0', token)
    expectNoData(answer, 'payload-preferences')
    expect(answer.text).not.toContain(victim.account)
  })
})

describe('questions that make no sense', () => {
  test.each([
    'where[nothing][equals]=1',
    'where[id][nothing]=1',
    'where[id]=1',
    'where=1',
    'where[or][0][id][equals]=1&where[and]=x',
    'sort=nothing',
    'sort=-id;drop table jobs',
    'sort[]=id',
    'limit=abc&page=abc',
    'page=-5&limit=-1',
    'page=1e9',
    'depth=99',
    'select[hash]=true',
    'populate[users][hash]=true',
    'joins[x]=1',
    'locale=xx&fallback-locale=yy',
    `where[job_title][like]=${'%25'.repeat(1000)}`,
    'where[job_title][contains]=%00',
    "where[job_title][equals]=' OR 1=1--",
    'where[country_id.country_code][equals]=1',
  ])('are answered without a stack or SQL, even to the admin: %s', async (query) => {
    const answer = await get(`/api/jobs?${query}`, await adminToken())
    expect(answer.text).not.toMatch(/SQLITE|select .* from|node_modules|at .*\.js:\d+/i)
    expect(answer.text).not.toMatch(/"(hash|salt)"/)
  })
})
