import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/lib/shared/limits'
import type { Application } from '@/payload-types'
import { newMobile } from '@/tests/support/candidates/mobile'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { eventBody, unix } from '@/tests/support/network/whatsAppApi'

/** What happens when people write to the office in WhatsApp: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { payload, query, api, newPerson, newTemplate, messageTo, write, runQueue, tell, tellText } =
  site
const template = await newTemplate()
const { optedOut, liftOptOut } = await import('@/collections/OptOuts/optOut')
const { activitiesOf } = await import('@/collections/Activities/activities')

afterAll(site.end)

const hasOptedOut = async (phone: string): Promise<boolean> =>
  (await optedOut(payload, [phone])).has(phone)

const phoneOf = ({ phone_e164 }: Application): string => String(phone_e164)

const wroteAt = async ({ id }: Application): Promise<string[]> =>
  (await activitiesOf(payload, { application: id }))
    .filter(({ kind }) => kind === 'wrote')
    .map(({ at, text }) => `${at} ${text}`)

const messageBody = (phone: string, text: string, at = new Date()) =>
  eventBody({
    messages: [
      {
        ...{ id: `wamid.${randomUUID()}`, from: phone.slice(1), type: 'text' },
        ...{ timestamp: unix(at), text: { body: text } },
      },
    ],
  })

describe('somebody who writes STOP', () => {
  test('gets nothing more at once, on all forms and lists, and no answer', async () => {
    const person = await newPerson({ whatsapp_consent: true, consent_at: '2026-11-01T00:00:00Z' })
    const requests = api.requests()
    expect(await tellText(phoneOf(person), 'Stop.')).toBe(200)
    expect(await hasOptedOut(phoneOf(person))).toBe(true)
    const row = await payload.findByID({ collection: 'applications', id: person.id })
    expect(row.consent_withdrawn_at).toEqual(expect.any(String))
    expect(await write(person, template)).toMatchObject({
      success: false,
      message: 'Not sent: this person has asked to stop WhatsApp messages.',
    })
    expect(api.requests()).toBe(requests)
  })

  test('does not get a message that was waiting', async () => {
    const person = await newPerson()
    await write(person, template)
    await tellText(phoneOf(person), 'STOP')
    const requests = api.requests()
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'opted_out' })
    expect(api.requests()).toBe(requests)
  })

  test('does not get one that was tried before and would be repeated', async () => {
    const person = await newPerson()
    await write(person, template)
    api.next({ status: 429, code: 130_429 })
    await runQueue(person)
    await tellText(phoneOf(person), 'STOP')
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'opted_out' })
  })

  test('may press the button, or switch advertising off in WhatsApp', async () => {
    const [one, other] = [`+91${newMobile()}`, `+91${newMobile()}`]
    await tellText(one, '', {
      type: 'button',
      text: undefined,
      button: { text: 'Stop promotions' },
    })
    expect(await hasOptedOut(one)).toBe(true)
    const switched = { category: 'marketing_messages', value: 'stop', timestamp: unix() }
    await tell(eventBody({ user_preferences: [{ wa_id: other.slice(1), ...switched }] }))
    expect(await hasOptedOut(other)).toBe(true)
  })

  test('is noted as somebody who wrote, also below a picture', async () => {
    const person = await newPerson()
    const image = { type: 'image', text: undefined, image: { caption: 'Stop' } }
    expect(await tellText(phoneOf(person), '', image)).toBe(200)
    expect(await hasOptedOut(phoneOf(person))).toBe(true)
    expect(await wroteAt(person)).toHaveLength(1)
  })

  test('may write to an earlier number of the agency', async () => {
    const phone = `+91${newMobile()}`
    const message = { id: `wamid.${randomUUID()}`, from: phone.slice(1), type: 'text' }
    const messages = [{ ...message, timestamp: unix(), text: { body: 'STOP' } }]
    await tell(eventBody({ messages }, '999999999999999'))
    expect(await hasOptedOut(phone)).toBe(true)
  })

  test('is not stopped again by a replay, after wanting messages again', async () => {
    const phone = `+91${newMobile()}`
    const body = messageBody(phone, 'STOP')
    await tell(body)
    await liftOptOut(payload, phone)
    expect(await tell(body)).toBe(200)
    expect(await hasOptedOut(phone)).toBe(false)
    await tell(messageBody(phone, 'STOP'))
    expect(await hasOptedOut(phone)).toBe(true)
  })

  test('cannot be somebody else: a forged STOP and an old one do nothing', async () => {
    const phone = `+91${newMobile()}`
    expect(await tell(messageBody(phone, 'STOP'), { signature: 'sha256=00' })).toBe(403)
    await tell(messageBody(phone, 'STOP', new Date(Date.now() - 8 * DAY_MS)))
    expect(await hasOptedOut(phone)).toBe(false)
  })

  test('is in the audit trail without the number', async () => {
    const phone = `+91${newMobile()}`
    await tellText(phone, 'STOP')
    const lines = await query("select * from audit where detail = 'opted out by WhatsApp'")
    expect(lines.at(-1)).toMatchObject({ actor: 'candidate', action: 'consent' })
    expect(JSON.stringify(lines)).not.toContain(phone.slice(1))
  })
})

describe('somebody who writes anything else', () => {
  const SECRET = 'my passport is at the other agency'

  test('is noted at the person with the time, and the text is stored nowhere', async () => {
    const person = await newPerson()
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000)
    await tell(messageBody(phoneOf(person), SECRET, at))
    expect(await wroteAt(person)).toEqual([`${at.toISOString()} null`])
    expect(await hasOptedOut(phoneOf(person))).toBe(false)
    const stored = await Promise.all(
      ['activities', 'whatsapp_events', 'mails', 'audit'].map((table) =>
        query(`select * from ${table}`),
      ),
    )
    expect(JSON.stringify(stored)).not.toContain('passport')
    const [, events] = stored
    expect(JSON.stringify(events)).not.toContain(phoneOf(person).slice(1))
  })

  test('is noted once, however often WhatsApp tells it', async () => {
    const person = await newPerson()
    const body = messageBody(phoneOf(person), 'Hello sir')
    await Promise.all([tell(body), tell(body)])
    await tell(body)
    expect(await wroteAt(person)).toHaveLength(1)
  })

  test('is noted at each application of the number, and at nobody else', async () => {
    const phone_e164 = `+91${newMobile()}`
    const [one, other] = [await newPerson({ phone_e164 }), await newPerson({ phone_e164 })]
    const stranger = await newPerson()
    await tellText(phone_e164, 'Hello sir')
    expect([await wroteAt(one), await wroteAt(other)].map(({ length }) => length)).toEqual([1, 1])
    expect(await wroteAt(stranger)).toEqual([])
  })

  test.each(['reaction', 'system', 'unsupported'])('is not noted for a %s', async (type) => {
    const person = await newPerson()
    expect(await tellText(phoneOf(person), '', { type })).toBe(200)
    expect(await wroteAt(person)).toEqual([])
  })

  test('is not noted while hidden before an erasure', async () => {
    const person = await newPerson({ quarantined_at: '2026-11-20T00:00:00.000Z' })
    await tellText(phoneOf(person), 'Hello')
    expect(await wroteAt(person)).toEqual([])
  })
})
