import { beforeAll, describe, expect, test } from 'vitest'
import { withoutReading } from '@/tests/support/candidates/erasures'
import { applyForm, enquiryForm, registrationForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import type { Row } from '@/tests/support/rows'
import { clockedSite, MINUTE_MS } from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'

const { site, pass, send, logIn, newAccount, isAlive } = clockedSite()

const LATER_MS = 10 * MINUTE_MS + 1000
const NEEDED = 'Please type your password to go on.'

type Account = Awaited<ReturnType<typeof newAccount>>
let by: Account
let other: Account
/** Signed in more than ten minutes ago. */
let token = ''
let application = 0
let enquiry = 0
let version = ''

const form = async (name: string, body: FormData): Promise<void> => {
  const response = await fetch(`${site().baseUrl}/php/${name}.php`, { method: 'POST', body })
  expect(await response.json()).toMatchObject({ success: true })
}

/** Any request of REST with the token. */
const rest = async (method: string, address: string, body?: object, headers = {}) => {
  const response = await fetch(`${site().baseUrl}${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as Row } // REST answers objects
}

const idIn = async (table: string) =>
  Number((await site().database.rows(`select max(id) as id from ${table}`))[0]?.id)

beforeAll(async () => {
  if (!hasDatabase()) return
  by = await newAccount()
  other = await newAccount()
  await form('job_applied', applyForm({ mobile: newMobile() }))
  await form('registration', await registrationForm({}))
  await form('enquiry', enquiryForm({}))
  application = await idIn('applications')
  enquiry = await idIn('enquiries')
  token = (await logIn(by)).token
  const answer = await rest('POST', '/api/globals/site-settings', { phone: '+91 22 1111 1111' })
  expect(answer.status).toBe(200)
  const [oldest] = (await rest('GET', '/api/globals/site-settings/versions?sort=createdAt')).json
    .docs as Row[] // Payload's answer to a find
  version = String(oldest?.id)
  const held = { collection: 'applications', id: application, action: 'hold' }
  expect((await send('/php/privacy_update.php', { token, body: held })).json.success).toBe(true)
})

/** What a stolen token could destroy or divert, without what changes by itself. */
const everything = async () => {
  const { rows } = site().database
  const of = async (table: string) => (await rows(`select * from ${table} order by id`)) as Row[]
  const facts = (await of('site_settings')).map(({ updated_at: _, ...kept }) => kept)
  const sent = async (table: string) => (await of(table)).map(withoutReading)
  return {
    facts,
    rule: await of('privacy_settings'),
    accounts: await rows('select id, email, role from users order by id'),
    submissions: [await sent('applications'), await sent('registrations'), await of('enquiries')],
  }
}

const CALLS: [string, () => object][] = [
  ['person_erase', () => ({ rows: [{ collection: 'enquiries', id: enquiry }], confirm: 'ERASE' })],
  ['privacy', () => ({ is_on: true, months: 1, quarantine_days: 1 })],
  ['retention_run', () => ({})],
  ['mail_server', () => ({ action: 'remove' })],
  ['backup_place', () => ({ action: 'remove' })],
  ['site_address', () => ({ action: 'remove' })],
  ['privacy_update', () => ({ collection: 'applications', id: application, action: 'unhold' })],
]

const REQUESTS: [string, string, () => string, object?][] = [
  ['one application', 'DELETE', () => `/api/applications/${application}`],
  ['all applications', 'DELETE', () => '/api/applications?where[id][exists]=true'],
  ['all registrations', 'DELETE', () => '/api/registrations?where[id][exists]=true'],
  ['all enquiries', 'DELETE', () => '/api/enquiries?where[id][exists]=true'],
  ['an account', 'DELETE', () => `/api/users/${other.id}`],
  ['several accounts', 'DELETE', () => `/api/users?where[id][in]=${other.id}`],
  ['the phone number', 'POST', () => '/api/globals/site-settings', { phone: '+91 22 9' }],
  ['the WhatsApp number', 'POST', () => '/api/globals/site-settings', { whatsapp: '+91 9' }],
  ['the mail domain', 'POST', () => '/api/globals/site-settings', { official_domain: 'e.example' }],
  ['the licence', 'POST', () => '/api/globals/site-settings', { licence_number: 'B-1' }],
  ['the channel', 'POST', () => '/api/globals/site-settings', { channel_url: 'https://e.example' }],
  ['an older version', 'POST', () => `/api/globals/site-settings/versions/${version}`],
  ['the retention rule', 'POST', () => '/api/globals/privacy-settings', { retention_months: 1 }],
]

describe.skipIf(!hasDatabase())('a token without a password of the last ten minutes', () => {
  test('still reads', async () => {
    await pass(LATER_MS)
    expect(await isAlive(token)).toBe(true)
  })

  test.each(CALLS)('cannot use %s.php', async (name, body) => {
    const before = await everything()
    const answer = await send(`/php/${name}.php`, { token, body: body() })
    expect(answer.json).toEqual({ success: false, message: NEEDED, needs: 'password' })
    expect(await everything()).toEqual(before)
  })

  test.each(REQUESTS)('cannot delete or change %s over REST', async (_what, method, at, body) => {
    const before = await everything()
    const { status, json } = await rest(method, at(), body)
    expect({ status, json }).toEqual({
      status: 403,
      json: { errors: [{ message: NEEDED }], needs: 'password' },
    })
    expect(await everything()).toEqual(before)
  })

  test('cannot hide a deletion behind another method', async () => {
    const before = await everything()
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const address = `/api/enquiries/${enquiry}`
      expect((await rest('POST', address, {}, { [name]: 'DELETE' })).status).toBe(415)
    }
    expect(await everything()).toEqual(before)
  })

  test('cannot empty a message, send it into quarantine, or say that its sender asked for erasure', async () => {
    const rows = () => site().database.rows('select * from enquiries where id = ?', [enquiry])
    const [before] = await rows()
    const past = '2020-01-01T00:00:00.000Z'
    await rest('PATCH', `/api/enquiries/${enquiry}`, {
      ...{ quarantined_at: past, erase_after: past, erasure_batch: '1-2020-01-01' },
      ...{ erasure_asked_at: past, legal_hold: true },
      ...{ message: 'x', name: 'x', email: 'x@evil.example', kind: 'fraud', reference: 'EN-1' },
    })
    const [after] = await rows()
    expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' })
  })

  test('can change what leads nobody elsewhere, such as the office hours', async () => {
    const facts = { office_hours: 'Monday to Friday' }
    expect((await rest('POST', '/api/globals/site-settings', facts)).status).toBe(200)
  })
})

describe.skipIf(!hasDatabase())('the password typed in the CMS panel', () => {
  const confirm = (current_password: unknown) =>
    rest('POST', '/api/users/confirm-password', { current_password })

  test.each([['not the password'], ['']])('%j opens nothing', async (typed) => {
    expect((await confirm(typed)).json.success).toBe(false)
    expect((await rest('DELETE', `/api/enquiries/${enquiry}`)).status).toBe(403)
  })

  test('lets the same requests pass for ten minutes', async () => {
    expect((await confirm(by.password)).json).toMatchObject({ success: true })
    const phone = { phone: '+91 22 2222 2222' }
    expect((await rest('POST', '/api/globals/site-settings', phone)).status).toBe(200)
    expect((await rest('DELETE', `/api/enquiries/${enquiry}`)).status).toBe(200)
    expect(await idIn('enquiries')).not.toBe(enquiry)
    await pass(LATER_MS)
    const again = { phone: '+91 22 3333 3333' }
    expect((await rest('POST', '/api/globals/site-settings', again)).status).toBe(403)
  })

  test('cannot be given without signing in', async () => {
    const response = await fetch(`${site().baseUrl}/api/users/confirm-password`, { method: 'POST' })
    expect(response.status).toBe(401)
  })
})
