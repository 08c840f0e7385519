import { Agent } from 'node:http'
import { describe, expect, test } from 'vitest'
import { applyForm, jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { expectFailure, expectRefusal } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import {
  adminForFile,
  endless,
  TOO_LARGE,
  UNREADABLE,
  WRONG_TYPE,
} from '@/tests/support/network/bodies'
import {
  call,
  get,
  php,
  postForm,
  postJson,
  rawCall,
  rawMultipart,
} from '@/tests/support/network/http'
import { adminToken } from '@/tests/support/staff/session'

const FORM_CALLS = [
  ['job_applied', 'name', 'Your name is required'],
  ['registration', 'full_name', 'Full name is required'],
  ['jobpost', 'job_title', 'Job Title is required'],
  ['profile', 'name', 'Name is required'],
  ['enquiry', 'kind', 'Please choose what it is about'],
] as const

const { headers, send } = adminForFile()

describe.each(FORM_CALLS)('%s.php, which accepts a form,', (name, field, first) => {
  test('asks for the first field when the form is empty', async () => {
    const { headers: type, body } = rawMultipart([])
    const answer = await rawCall(php(name), {
      method: 'POST',
      headers: { ...headers, ...type },
      body: [body],
    })
    expectRefusal(answer, first)
  })

  test.each([
    ['nothing', undefined, ''],
    ['plain text', 'text/plain', 'name=Asha'],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', 'name=Asha&email=a'],
    ['JSON', 'application/json', '{"name":"Asha"}'],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n'],
    ['multipart/mixed', 'multipart/mixed; boundary=x', '--x--\r\n'],
    ['a web page', 'text/html', '<html></html>'],
  ])('refuses the content type of %s', async (_what, type, body) => {
    expectFailure(await send(name, type, body), 415, WRONG_TYPE)
  })

  test.each([
    ['an empty body', ''],
    ['no parts at all', 'garbage'],
    [
      'a form that ends in the middle',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs',
    ],
    ['a part without a head', '--x\r\n\r\nvalue'],
  ])('refuses %s', async (_what, body) => {
    expectFailure(await send(name, 'multipart/form-data; boundary=x', body), 400, UNREADABLE)
  })

  test('refuses a field sent twice', async () => {
    const form = new FormData()
    form.append(field, 'one')
    form.append(field, 'two')
    const answer = await call(php(name), { method: 'POST', headers, body: form })
    expectFailure(answer, 400, UNREADABLE)
  })

  test.each([`${field}[]`, `${field}[0]`, `${field}.a`, `${field} `, field.toUpperCase()])(
    'does not read "%s" as its field',
    async (other) => {
      const form = new FormData()
      form.append(other, 'value')
      expectRefusal(await call(php(name), { method: 'POST', headers, body: form }), first)
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[admin]'])(
    'ignores a field named "%s"',
    async (other) => {
      const form = new FormData()
      form.append(other, 'value')
      expectRefusal(await call(php(name), { method: 'POST', headers, body: form }), first)
      expect((await get(php('position'))).status).toBe(200)
    },
  )

  test('refuses a text of 100,000 characters', async () => {
    const form = new FormData()
    form.append(field, 'a'.repeat(100_000))
    const answer = await call(php(name), { method: 'POST', headers, body: form })
    expectFailure(answer, 413, TOO_LARGE)
  })

  test('refuses a thousand fields', async () => {
    const form = new FormData()
    for (let i = 0; i < 1000; i++) form.append(`field${i}`, 'a')
    const answer = await call(php(name), { method: 'POST', headers, body: form })
    expectFailure(answer, 413, TOO_LARGE)
  })

  test('refuses ten megabytes announced by Content-Length', async () => {
    const { headers: type, body } = rawMultipart([
      { head: 'name="resume"; filename="cv.pdf"', content: Buffer.alloc(10_000_000) },
    ])
    const answer = await rawCall(php(name), {
      method: 'POST',
      headers: { ...headers, ...type, 'Content-Length': String(body.length) },
      body: [body],
    })
    expectFailure(answer, 413, TOO_LARGE)
  })

  test('stops reading fifty megabytes of a chunked body before their end', async () => {
    const { headers: type, body } = rawMultipart([
      { head: 'name="resume"; filename="cv.pdf"', content: '' },
    ])
    const answer = await rawCall(php(name), {
      method: 'POST',
      headers: { ...headers, ...type },
      body: endless(body.subarray(0, -28), 50_000_000),
    })
    expectFailure(answer, 413, TOO_LARGE)
    // Forms may be longer than other bodies, and a busy machine sends on until it reads the answer.
    expect(answer.sent).toBeLessThan(40_000_000)
  })
})

test('a refused form does not block the next request on its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const form = rawMultipart(
    Array.from({ length: 1000 }, (_, i) => ({
      head: `name="field${i}"`,
      content: 'a'.repeat(100),
    })),
  )
  const refused = await rawCall(php('job_applied'), {
    method: 'POST',
    headers: { ...form.headers, 'Content-Length': String(form.body.length) },
    body: [form.body],
    agent,
  })
  expectFailure(refused, 413, TOO_LARGE)
  expect((await rawCall(php('position'), { agent })).status).toBe(200)
  agent.destroy()
})

test('a hundred candidates who apply at the same time are all answered and stored', async () => {
  const emails = Array.from({ length: 100 }, () => `${mark()}@candidate.example`)
  const answers = await Promise.all(
    emails.map((email) => postForm(php('job_applied'), applyForm({ email }))),
  )
  for (const answer of answers) expect(answer.body).toMatchObject({ success: true })
  expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(100)
  const list = (await get(php('jobapplied_list'), await adminToken())).text
  for (const email of emails) expect(list.split(email)).toHaveLength(2)
})

test('valid forms sent to several endpoints at the same time are all answered', async () => {
  const email = `${mark()}@candidate.example`
  const token = await adminToken()
  const [applied, registered, posted, refused] = await Promise.all([
    postForm(php('job_applied'), applyForm({ email })),
    postForm(php('registration'), await registrationForm({ email })),
    postForm(php('jobpost'), await jobForm(), token),
    postJson(php('login'), { email, password: 'not a password' }),
  ])
  expect(applied.body).toMatchObject({ success: true })
  expect(registered.body).toMatchObject({ success: true })
  expect(posted.body).toMatchObject({ success: true })
  expect(refused.body).toMatchObject({ success: false, message: 'Invalid Credential' })
})
