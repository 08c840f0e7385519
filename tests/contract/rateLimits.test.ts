import { describe, expect, test } from 'vitest'
import { applyForm, enquiryForm, registrationForm } from '@/tests/support/candidates/forms'
import { fileOf, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import type { Answered } from '@/tests/support/network/http'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/**
 * The real rate limits (RATE_LIMIT_SCALE 1), on a separate server: all other tests run with
 * unreachable limits. Skipped with TEST_BASE_URL, whose server has its own limits.
 */
const isBuilt = hasDatabase()

const TOO_MANY = 'Too many tries. Please wait a little and try again.'

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })

type Sender = { from: string }

const post = async (path: string, init: RequestInit, { from }: Sender): Promise<Answered> => {
  const response = await fetch(`${site().baseUrl}${path}`, {
    method: 'POST',
    ...init,
    headers: { ...init.headers, 'X-Forwarded-For': from },
  })
  const text = await response.text()
  const body = text ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, text, body }
}

let lastAddress = 0

/** An address that no other test in this file uses. */
const newAddress = (): Sender => {
  lastAddress += 1
  return { from: `203.0.113.${lastAddress}` }
}

const expectTooMany = (answer: Answered) => {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600)
}

/** Runs the attempts one after the other and returns their statuses. */
const statusesOf = async (count: number, attempt: (i: number) => Promise<Answered>) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await attempt(i)).status)
  return statuses
}

describe.skipIf(!isBuilt)('candidates who share an address', () => {
  test('may send each form sixty times in ten minutes, then must wait', async () => {
    const sender = newAddress()
    const empty = (name: string) => post(`/php/${name}.php`, { body: new FormData() }, sender)
    expect(await statusesOf(60, () => empty('job_applied'))).toEqual(Array(60).fill(200))
    const refused = await post('/php/job_applied.php', { body: applyForm() }, sender)
    expectTooMany(refused)
    expect(refused.body).toEqual({ success: false, message: TOO_MANY })
    const registered = await post(
      '/php/registration.php',
      { body: await registrationForm() },
      sender,
    )
    expect(registered.body).toMatchObject({ success: true })
  })

  test('may share an IPv6 network: all its addresses count as one sender', async () => {
    const from = (host: string): Sender => ({ from: `2001:db8:7:7:${host}` })
    const empty = (i: number) =>
      post('/php/job_applied.php', { body: new FormData() }, from(`${i.toString(16)}::1`))
    expect(await statusesOf(60, empty)).toEqual(Array(60).fill(200))
    expectTooMany(await post('/php/job_applied.php', { body: applyForm() }, from('abcd::9')))
    const neighbour = await post(
      '/php/job_applied.php',
      { body: applyForm() },
      { from: '2001:db8:7:8::1' },
    )
    expect(neighbour.body).toMatchObject({ success: true })
  })

  test('are told apart by /64, but a whole /56 has no more than four senders', async () => {
    const from = (n: number): Sender => ({
      from: `2001:db8:9:5${n.toString(16).padStart(2, '0')}::1`,
    })
    const look = (n: number) =>
      post('/php/invitation.php', { body: new FormData() }, from(Math.floor(n / 10)))
    // Ten calls each from twelve networks of the /56; one sender may send 30.
    const statuses = await statusesOf(120, look)
    expect(statuses).not.toContain(429)
    expectTooMany(await look(130))
    expect((await look(2570)).status).not.toBe(429)
  })

  test('without scripts see the refusal on the form’s page, with what they typed', async () => {
    const sender = newAddress()
    const asBrowser = (name: string, body: FormData) =>
      fetch(`${site().baseUrl}/php/${name}.php`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { Accept: 'text/html,*/*;q=0.8', 'X-Forwarded-For': sender.from },
      })
    for (const name of ['job_applied', 'registration', 'enquiry']) {
      await statusesOf(60, () => post(`/php/${name}.php`, { body: new FormData() }, sender))
    }
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
      const text = await (await fetch(`${site().baseUrl}${page}`, { headers: { Cookie } })).text()
      expect(text).toContain(TOO_MANY)
      expect(text).toContain(email)
      expect(text).not.toContain(file)
    }
  })
})

describe.skipIf(!isBuilt)('a flood from one address', { timeout: 120_000 }, () => {
  const unreadable = { headers: { 'Content-Type': 'text/plain' }, body: 'x' }

  test('of unreadable requests blocks no form, not even for the same address', async () => {
    const attacker = newAddress()
    const statuses = await statusesOf(620, () => post('/php/enquiry.php', unreadable, attacker))
    expect(statuses.filter((status) => status === 415)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(560)
    for (const sender of [newAddress(), attacker]) {
      const applied = await post('/php/job_applied.php', { body: applyForm() }, sender)
      expect(applied.body).toMatchObject({ success: true })
      const asked = await post('/php/enquiry.php', { body: enquiryForm() }, sender)
      expect(asked.body).toMatchObject({ success: true })
    }
  })

  test('of forms blocks nobody at another address', async () => {
    const attacker = newAddress()
    const empty = { body: new FormData() }
    for (const name of ['job_applied', 'registration', 'my_application']) {
      await statusesOf(620, () => post(`/php/${name}.php`, empty, attacker))
    }
    const other = newAddress()
    const applied = await post('/php/job_applied.php', { body: applyForm() }, other)
    expect(applied.body).toMatchObject({ success: true })
    const registered = await post(
      '/php/registration.php',
      { body: await registrationForm() },
      other,
    )
    expect(registered.body).toMatchObject({ success: true })
    const withdrawal = new FormData()
    withdrawal.append('token', `AP-26-1234567.${'a'.repeat(43)}`)
    withdrawal.append('action', 'erase')
    expect((await post('/php/my_application.php', { body: withdrawal }, other)).status).toBe(404)
  })

  test('cannot fake its address: only the trusted proxy’s header entry counts', async () => {
    const { from } = newAddress()
    const statuses = await statusesOf(61, (i) =>
      post('/php/enquiry.php', { body: new FormData() }, { from: `198.51.100.${i}, ${from}` }),
    )
    expect(statuses[60]).toBe(429)
  })
})
