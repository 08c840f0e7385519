import { afterAll, describe, expect, test } from 'vitest'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import {
  APP_SECRET,
  eventBody,
  PHONE_NUMBER_ID,
  TOKEN,
  VERIFY_TOKEN,
} from '@/tests/support/network/whatsAppApi'

const site = await whatsAppSite({})
const { payload, query, api, call, newPerson, newTemplate, messageTo, write, runQueue, tell } = site
const admin = await site.admin()

afterAll(site.end)

const ACCOUNT = {
  phone_number_id: PHONE_NUMBER_ID,
  token: TOKEN,
  app_secret: APP_SECRET,
  verify_token: VERIFY_TOKEN,
  per_day: 50,
}

const post = async (body: object) => (await call('whatsapp_settings', { body, token: admin })).body

const save = (changes: object = {}) => post({ action: 'save', ...ACCOUNT, ...changes })

const shown = async () => (await call('whatsapp_settings', { method: 'GET', token: admin })).body

const NONE = { from: null, phone_number_id: '' }

describe('an admin of a site without WhatsApp', () => {
  test('sees that it is not set, and nobody can write by it', async () => {
    expect(await shown()).toMatchObject({ whatsapp: NONE, today: 0, price: null })
    expect((await shown()).webhook_url).toMatch(/\/php\/whatsapp_webhook\.php$/)
    expect(await write(await newPerson(), await newTemplate())).toMatchObject({
      success: false,
      message: 'WhatsApp is not set up. An admin sets it in the outbox.',
    })
    const { body } = await call('message_templates', { method: 'GET', token: admin })
    expect(body.templates).toMatchObject([{ whatsapp: null }])
    expect(await tell(eventBody({}))).toBe(404)
  })

  test.each([
    ['phone_number_id', '+91 22 5550 0100'],
    ['phone_number_id', ''],
    ['token', 'with spaces in the middle of it'],
    ['app_secret', 'short'],
    ['verify_token', 'short'],
    ['per_day', 0],
    ['per_day', 1.5],
  ])('is refused a wrong %s: %s', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ success: false })
    expect(await shown()).toMatchObject({ whatsapp: NONE })
  })

  test.each([
    ['the token is wrong', { token: 'EAAG-another-token-of-them' }, 'refused the token'],
    ['the number is another', { phone_number_id: '999999999999' }, 'does not show this number'],
    ['a secret is missing', { app_secret: '' }, 'Type the token, the app secret'],
  ])('keeps nothing when %s', async (_what, changes, words) => {
    expect((await save(changes)).message).toContain(words)
    expect(await shown()).toMatchObject({ whatsapp: NONE })
  })

  test.each([
    [{ status: 500, code: 131_016 }, 'WhatsApp refused (131016).'],
    ['lost answer' as const, 'WhatsApp did not answer in time.'],
  ])('keeps nothing when WhatsApp answers %j', async (fault, words) => {
    api.next(fault)
    expect((await save()).message).toContain(words)
    expect(await shown()).toMatchObject({ whatsapp: NONE })
  })

  test('sets one whose name WhatsApp tells, and messages go by it from then on', async () => {
    expect(await save()).toMatchObject({
      success: true,
      message: 'WhatsApp knows this number as Specimen Overseas, +91 22 5550 0100.',
      whatsapp: { from: 'office', per_day: 50 },
    })
    const person = await newPerson()
    await write(person, await newTemplate())
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'accepted' })
    expect(await shown()).toMatchObject({ today: 1 })
    expect(await tell(eventBody({}))).toBe(200)
  })

  test('finds no secret in an answer, in the database or in the audit trail', async () => {
    const stored = await Promise.all(
      ['whatsapp_settings', 'audit', 'mails'].map((table) => query(`select * from ${table}`)),
    )
    for (const text of [JSON.stringify(stored), JSON.stringify(await shown())]) {
      for (const secret of [TOKEN, APP_SECRET, VERIFY_TOKEN]) expect(text).not.toContain(secret)
    }
    const [line] = await query("select * from audit where subject = 'whatsapp-settings'")
    expect(line).toMatchObject({
      action: 'settings',
      detail: `number ${PHONE_NUMBER_ID}, 50 a day; typed: token, app secret, verify token`,
    })
  })

  test('need not type the secrets again, but for another number', async () => {
    const empty = { token: '', app_secret: '', verify_token: '' }
    expect(await save({ ...empty, per_day: 20 })).toMatchObject({ whatsapp: { per_day: 20 } })
    expect(await save({ ...empty, phone_number_id: '12345678' })).toMatchObject({ success: false })
    expect(await post({ action: 'test' })).toMatchObject({ success: true })
  })

  test('is told when the secrets cannot be read any more; messages wait, events are refused', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    await query(
      "update whatsapp_settings set sealed_token = 'A' || sealed_token, sealed_app_secret = 'A' || sealed_app_secret",
    )
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'queued', problem: 'secret' })
    expect(await tell(eventBody({}))).toBe(403)
    expect((await post({ action: 'test' })).message).toContain('cannot be read any more')
    expect(await save()).toMatchObject({ success: true })
  })

  test('can remove it, and reads how many messages wait: they go when it is set again', async () => {
    await query('delete from mails')
    const person = await newPerson()
    await write(person, await newTemplate())
    expect(await post({ action: 'remove' })).toMatchObject({
      success: true,
      message:
        'WhatsApp was removed. It is written by hand again. 1 message waits for an account: after three days without one they fail.',
      whatsapp: NONE,
    })
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'queued', problem: 'removed' })
    const [row] = await query('select sealed_token, sealed_app_secret from whatsapp_settings')
    expect(row).toEqual({ sealed_token: null, sealed_app_secret: null })
    expect(await save()).toMatchObject({ success: true })
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'accepted' })
  })
})

describe('a message template', () => {
  test.each([
    ['whatsapp_name', 'Shortlisted Now'],
    ['whatsapp_language', 'english'],
    ['whatsapp_language', ''],
    ['whatsapp_text', ''],
    ['whatsapp_text', 'Come on …'],
    ['whatsapp_text', 'Hello ((nmae))'],
    ['whatsapp_text', 'Hello ((name)), dear ((name))'],
    ['whatsapp_category', null],
  ])('is not stored with the wrong %s %j', async (field, value) => {
    await expect(newTemplate({ [field]: value })).rejects.toThrow()
  })

  test('needs nothing of WhatsApp', async () => {
    const none = {
      ...{ whatsapp_name: '', whatsapp_language: '', whatsapp_text: '' },
      whatsapp_category: null,
    }
    const { id } = await newTemplate(none)
    const stored = await payload.findByID({ collection: 'message-templates', id })
    expect(stored).toMatchObject({ active: true })
  })
})
