import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from '@/tests/support/database'
import { fileOf, pdfOf } from '@/tests/support/files'
import { applyForm, enquiryForm, registrationForm } from '@/tests/support/forms'
import type { Answered } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/server'

/**
 * The limits of a real start (RATE_LIMIT_SCALE 1), on a server of their own: every other test runs
 * with limits that it cannot reach. Skipped with TEST_BASE_URL, whose server has limits of its own.
 */
const isBuilt = inject('server') !== null

const TOO_MANY = 'Too many tries. Please wait a little and try again.'

let server: RunningServer

beforeAll(async () => {
  if (isBuilt) {
    server = await startServer({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' }, copyDatabase)
  }
}, 150_000)

afterAll(async () => {
  if (isBuilt) await server.stop()
})

type Sender = { from: string }

const post = async (path: string, init: RequestInit, { from }: Sender): Promise<Answered> => {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    ...init,
    headers: { ...init.headers, 'X-Forwarded-For': from },
  })
  const text = await response.text()
  const body = text ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, text, body }
}

const json = (body: object): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

let lastAddress = 0

/** An address that no other test here comes from. */
const newAddress = (): Sender => {
  lastAddress += 1
  return { from: `203.0.113.${lastAddress}` }
}

const logIn = (email: string, password: string, sender: Sender) =>
  post('/php/login.php', json({ email, password }), sender)

const expectTooMany = (answer: Answered) => {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600)
}

describe.skipIf(!isBuilt)('somebody who guesses passwords', () => {
  test('of an account that does not exist is stopped at the sixth try in a minute', async () => {
    const email = `${mark()}@nobody.example`
    for (let i = 0; i < 5; i++) {
      const answer = await logIn(email, 'a wrong one', newAddress())
      expect(answer.body).toEqual({ success: false, message: 'Invalid Credential' })
    }
    const sixth = await logIn(email, 'a wrong one', newAddress())
    expectTooMany(sixth)
    expect(sixth.body).toEqual({ success: false, message: TOO_MANY })
  })

  test('of the admin is stopped at the sixth try, from wherever, by whichever door', async () => {
    const { email, password } = TEST_ADMIN
    for (let i = 0; i < 3; i++) {
      const answer = await logIn(email, 'a wrong one', newAddress())
      expect(answer.body).toEqual({ success: false, message: 'Invalid Credential' })
    }
    for (let i = 0; i < 2; i++) {
      const answer = await post(
        '/api/users/login',
        json({ email: email.toUpperCase(), password: 'a wrong one' }),
        newAddress(),
      )
      expect(answer.status).toBe(401)
    }
    expectTooMany(await logIn(email, 'a wrong one', newAddress()))
    expectTooMany(await logIn(email, password, newAddress()))
    const panel = await post('/api/users/login', json({ email, password }), newAddress())
    expect(panel.status).toBe(429)
    expect(panel.text).not.toContain('token')
  })

  test('of many accounts from one address is stopped as well, and others are not', async () => {
    const sender = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) {
      statuses.push((await post('/php/login.php', json({}), sender)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses[20]).toBe(429)
    expect((await post('/php/login.php', json({}), newAddress())).status).toBe(200)
  })

  test('cannot pretend to come from elsewhere: only our own proxy’s word counts', async () => {
    const { from } = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) {
      const forged = { from: `198.51.100.${i}, ${from}` }
      statuses.push((await post('/php/login.php', json({}), forged)).status)
    }
    expect(statuses[20]).toBe(429)
  })
})

describe.skipIf(!isBuilt)('candidates who share an address', () => {
  test('may send sixty forms in ten minutes; then they are asked to wait', async () => {
    const sender = newAddress()
    const empty = (name: string) => post(`/php/${name}.php`, { body: new FormData() }, sender)
    for (let i = 0; i < 30; i++) {
      expect((await empty('job_applied')).status).toBe(200)
      expect((await empty('registration')).status).toBe(200)
    }
    const refused = await post('/php/job_applied.php', { body: applyForm() }, sender)
    expectTooMany(refused)
    expect(refused.body).toEqual({ success: false, message: TOO_MANY })
    const other = await post('/php/job_applied.php', { body: applyForm() }, newAddress())
    expect(other.body).toMatchObject({ success: true })
  })

  test('without scripts are asked on the page of the form, and what they typed is kept', async () => {
    const sender = newAddress()
    const asBrowser = (name: string, body: FormData) =>
      fetch(`${server.baseUrl}/php/${name}.php`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { Accept: 'text/html,*/*;q=0.8', 'X-Forwarded-For': sender.from },
      })
    for (let i = 0; i < 60; i++) await post('/php/enquiry.php', { body: new FormData() }, sender)
    const email = `${mark()}@candidate.example`
    const file = `resume-of-${mark()}`
    const forms = [
      [
        'job_applied',
        '/apply-job/general',
        applyForm({ email, resume: fileOf(`${file}.pdf`, pdfOf(4000)) }),
      ],
      ['registration', '/registration', await registrationForm({ email })],
      ['enquiry', '/contact-us', enquiryForm({ email })],
    ] as const
    for (const [name, page, body] of forms) {
      const refused = await asBrowser(name, body)
      expect(refused.status, name).toBe(303)
      expect(refused.headers.get('location')).toBe(`${page}#form`)
      const Cookie = refused.headers.get('set-cookie')?.split(';')[0] ?? ''
      const text = await (await fetch(`${server.baseUrl}${page}`, { headers: { Cookie } })).text()
      expect(text).toContain(TOO_MANY)
      expect(text).toContain(email)
      expect(text).not.toContain(file)
    }
  })
})
