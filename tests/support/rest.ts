import config from '@payload-config'
import { expect } from 'vitest'
import { applyForm, registrationForm } from './forms'
import { type Answered, php, postForm, postJson, rawCall } from './http'
import { mark } from './mark'
import { applicationsOf, newJob } from './records'
import { adminToken, newAccount } from './session'

/** Statuses of a refusal. */
export const REFUSALS = [400, 401, 403, 404, 405, 415, 501]

export const isRefused = ({ status }: Answered): boolean => REFUSALS.includes(status)

/** Expects the one refusal that visitors get for every address, existing or not. */
export const expectRefusal = (answer: Answered, what: string) => {
  expect({ status: answer.status, body: answer.body }, what).toEqual({
    status: 401,
    body: { errors: [{ message: 'Please sign in.' }] },
  })
}

const { collections, globals } = await config
export const COLLECTIONS = collections.map(({ slug }) => String(slug))
export const GLOBALS = globals.map(({ slug }) => String(slug))

/** All slugs except some; an exception that the configuration does not have fails the test. */
export const allBut = (slugs: string[], some: string[]): string[] => {
  expect(slugs).toEqual(expect.arrayContaining(some))
  return slugs.filter((slug) => !some.includes(slug))
}

export const JSON_TYPE = { 'Content-Type': 'application/json' }
const ROW = JSON.stringify({
  email: 'visitor@evil.example',
  password: 'a password of a visitor',
  name: 'Visitor',
  role: 'admin',
  job_title: 'Visitor',
  title: 'Visitor',
  slug: 'visitor',
})

/** The CMS panel sends a query too long for an address as a POST with these headers. */
const AS_GET = {
  'X-Payload-HTTP-Method-Override': 'GET',
  'Content-Type': 'application/x-www-form-urlencoded',
}

export type Attempt = [what: string, method: string, path: string, headers?: Record<string, string>]

/** Every kind of request for a collection. `id` is the one row that the writes name. */
export const attempts = (slug: string, id: number | string): Attempt[] => [
  ['read all', 'GET', `/api/${slug}`],
  ['read all with everything in it', 'GET', `/api/${slug}?limit=100&depth=10&draft=true`],
  ['read by a guess', 'GET', `/api/${slug}?where[email][like]=a`],
  ['read by a guess of a password', 'GET', `/api/${slug}?where[hash][like]=a`],
  ['read all by POST', 'POST', `/api/${slug}`, AS_GET],
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
  ['ask what is allowed', 'POST', `/api/${slug}/access/${id}`],
  ['ask what is allowed of none', 'POST', `/api/${slug}/access/2147483647`],
  ['fetch a file', 'GET', `/api/${slug}/file/a.pdf`],
  ['fetch a file outside', 'GET', `/api/${slug}/file/..%2f..%2fsecret`],
  ['fetch from an address', 'GET', `/api/${slug}/paste-url/1?src=http://localhost/`],
]

export const send = ([, method, path, headers]: Attempt, more: Record<string, string> = {}) =>
  rawCall(path, {
    method,
    headers: { ...JSON_TYPE, ...headers, ...more, ...(method !== 'GET' && length(ROW)) },
    body: method === 'GET' ? [] : [Buffer.from(ROW)],
  })

export const length = (body: string) => ({ 'Content-Length': String(Buffer.byteLength(body)) })

/** Every kind of request for a global. */
export const globalAttempts = (slug: string): Attempt[] => [
  ['read', 'GET', `/api/globals/${slug}?depth=10&draft=true`],
  ['read by POST', 'POST', `/api/globals/${slug}`, AS_GET],
  ['read versions', 'GET', `/api/globals/${slug}/versions`],
  ['read a version', 'GET', `/api/globals/${slug}/versions/1`],
  ['bring a version back', 'POST', `/api/globals/${slug}/versions/1`],
  ['change', 'POST', `/api/globals/${slug}`],
  ['change by PATCH', 'PATCH', `/api/globals/${slug}`],
  ['ask what is allowed', 'POST', `/api/globals/${slug}/access`],
]

export const victim = { email: '', title: '', job_id: 0, application: 0, account: '' }

/** Creates a hidden job, an application, a registration and an account that nobody may see. */
export const makeVictim = async (): Promise<void> => {
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
}

export const expectNoData = (answer: Answered, what: string) => {
  expect(answer.text, what).not.toContain(victim.email)
  expect(answer.text, what).not.toContain(victim.title)
  expect(answer.text, what).not.toContain(victim.account)
  expect(answer.text, what).not.toMatch(/"(hash|salt|dedupe_key|password|resetPasswordToken)":/)
  if (answer.body) expect(answer.text, what).not.toMatch(/SQLITE|drizzle|node_modules|\.js:\d+/i)
}

export const idOf = (slug: string) =>
  slug === 'jobs' ? victim.job_id : slug === 'applications' ? victim.application : 1
