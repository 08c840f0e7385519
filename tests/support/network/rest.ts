import { expect } from 'vitest'
import { type Answered, rawCall } from './http'

/** Expects the one refusal that visitors get for every address, existing or not. */
export const expectRefusal = (answer: Answered, what: string) => {
  expect({ status: answer.status, body: answer.body }, what).toEqual({
    status: 401,
    body: { errors: [{ message: 'Please sign in.' }] },
  })
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

type Attempt = [method: string, path: string, headers?: Record<string, string>]

export const send = ([method, path, headers]: Attempt, more: Record<string, string> = {}) =>
  rawCall(path, {
    method,
    headers: { ...JSON_TYPE, ...headers, ...more, ...(method !== 'GET' && length(ROW)) },
    body: method === 'GET' ? [] : [Buffer.from(ROW)],
  })

export const length = (body: string) => ({ 'Content-Length': String(Buffer.byteLength(body)) })

/** No row, no secret column and nothing of the program's insides. */
export const expectNoData = (answer: Answered, what: string) => {
  expect(answer.text, what).not.toMatch(/"(docs|hash|salt|password|resetPasswordToken)":/)
  if (answer.body) expect(answer.text, what).not.toMatch(/SQLITE|drizzle|node_modules|\.js:\d+/i)
}
