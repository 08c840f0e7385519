import { describe, expect, test } from 'vitest'
import { expectFailure, expectRefusal } from '@/tests/support/expect'
import {
  adminForFile,
  ENOUGH_BYTES,
  endless,
  TOO_LARGE,
  UNREADABLE,
  WRONG_TYPE,
} from '@/tests/support/network/bodies'
import { bearer, call, php, postJson, rawCall } from '@/tests/support/network/http'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

const JSON_CALLS = ['login', 'job_status_update', 'logout']

const { headers, send } = adminForFile()

describe.each(JSON_CALLS)('%s.php, which accepts JSON,', (name) => {
  test.each([
    ['nothing', undefined, ''],
    ['plain text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['something like JSON', 'application/json-seq', '{}'],
    ['JSON called a script', 'text/javascript', '{}'],
  ])('refuses the content type of %s', async (_what, type, body) => {
    expectFailure(await send(name, type, body), 415, WRONG_TYPE)
  })

  test.each([
    '',
    '{',
    'null',
    'true',
    '[]',
    '[{"email":"a"}]',
    '5',
    '"text"',
    'undefined',
    '{"a":1}{"b":2}',
    "{'a':1}",
    '\u0000',
  ])('refuses the body %o', async (body) => {
    expectFailure(await send(name, 'application/json', body), 400, UNREADABLE)
  })

  test('refuses five thousand nested arrays', async () => {
    const answer = await send(name, 'application/json', '['.repeat(5000) + ']'.repeat(5000))
    expectFailure(answer, 400, UNREADABLE)
  })

  test('accepts thousands of nested objects without an error', async () => {
    const deep = `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`
    // A separate token: for logout.php this is a valid request.
    const token = await logIn(await newAccount('admin'))
    expect((await postJson(php(name), deep, token)).status).toBe(200)
  })

  test('refuses a hundred kilobytes', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(100_000) })
    expectFailure(await send(name, 'application/json', body), 413, TOO_LARGE)
  })

  test('stops reading fifty megabytes of a chunked body long before their end', async () => {
    const answer = await rawCall(php(name), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: endless(Buffer.from('{"email":"'), 50_000_000),
    })
    expectFailure(answer, 413, TOO_LARGE)
    expect(answer.sent).toBeLessThan(ENOUGH_BYTES)
  })
})

test('job_status_update.php ignores properties sent under __proto__ and constructor', async () => {
  const body = '{"__proto__":{"job_id":1,"status":"Inactive"},"constructor":{}}'
  const answer = await call(php('job_status_update'), {
    method: 'POST',
    headers: { ...bearer(await adminToken()), 'Content-Type': 'application/json' },
    body,
  })
  expectRefusal(answer, 'Failed to update job status. Please try again later.')
})

test('login.php accepts JSON with a charset', async () => {
  const answer = await call(php('login'), {
    method: 'POST',
    headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    body: '{}',
  })
  expectRefusal(answer, 'Email is required')
})
