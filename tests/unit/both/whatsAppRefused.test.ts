import { afterAll, describe, expect, test } from 'vitest'
import type { Application, MessageTemplate } from '@/payload-types'
import { SETTINGS, whatsAppSite } from '@/tests/support/candidates/whatsAppSite'

/** Who gets no message by the WhatsApp API: on SQLite and on Postgres. */

const site = await whatsAppSite({ ...SETTINGS, WHATSAPP_PER_DAY: '7' })
const { payload, query, api, newPerson, newTemplate, messageTo, write, runQueue } = site
const utility = await newTemplate()
const marketing = await newTemplate({
  ...({ whatsapp_name: 'news', whatsapp_category: 'marketing' } as const),
  whatsapp_text: 'Hello ((name)), we have new jobs.',
})

afterAll(site.end)

const refusedWith = async (
  person: Pick<Application, 'id'>,
  template: Pick<MessageTemplate, 'id'>,
): Promise<unknown> => {
  const { success, message } = await write(person, template as MessageTemplate)
  expect(success).toBe(false)
  const rows = await query('select id from mails where application_id = ?', [person.id])
  expect(rows).toEqual([])
  return message
}

const written = async (person: Application) => {
  await write(person, utility)
  return messageTo(person)
}

const AGREED = { whatsapp_consent: true, consent_at: '2026-11-01T00:00:00.000Z' }

describe('nothing is written', () => {
  test.each([
    ['to a number that cannot exist', { phone_valid: false }, 'cannot reach this number'],
    ['without a number', { phone_e164: '' }, 'cannot reach this number'],
    [
      'to somebody who asked to be erased',
      { erasure_asked_at: '2026-11-20T00:00:00Z' },
      'no longer',
    ],
    ['to somebody who is hidden', { quarantined_at: '2026-11-20T00:00:00Z' }, 'no longer'],
    ['with an empty name', { name: ' ' }, 'A field of the text is empty'],
    ['after an opt-out', { consent_withdrawn_at: '2026-11-20T00:00:00Z' }, 'asked to stop'],
  ])('%s', async (_what, values, words) => {
    expect(await refusedWith(await newPerson(values), utility)).toContain(words)
  })

  test('to nobody', async () => {
    expect(await refusedWith({ id: 999_999 }, utility)).toContain('no longer on the list')
  })

  test.each([
    ['that does not exist', 999_999],
    ['that is not offered any more', { active: false }],
    ['that WhatsApp has not approved', { whatsapp_name: '', whatsapp_text: '' }],
  ])('with a text %s', async (_what, values) => {
    const id = typeof values === 'number' ? values : (await newTemplate(values)).id
    expect(await refusedWith(await newPerson(), { id })).toContain('no such WhatsApp text')
  })

  test.each([
    ['did not agree', {}],
    ['was imported and never asked', { source: 'import' as const, whatsapp_consent: null }],
    ['agreed to keep the data only', { keep_consent: true }],
  ])('as advertising to somebody who %s', async (_what, values) => {
    expect(await refusedWith(await newPerson(values), marketing)).toContain(
      'has not agreed to news',
    )
  })

  test('as advertising to somebody who agreed and then stopped', async () => {
    const stopped = { ...AGREED, consent_withdrawn_at: '2026-11-20T00:00:00.000Z' }
    expect(await refusedWith(await newPerson(stopped), marketing)).toContain('asked to stop')
  })
})

describe('staff read the text again', () => {
  test('when it was changed after they saw it; nothing is written', async () => {
    const person = await newPerson()
    expect(await write(person, utility, { seen: 'Hello, you are selected.' })).toMatchObject({
      success: false,
      message: 'The text was changed meanwhile. Read it again.',
    })
    expect(await query('select id from mails where application_id = ?', [person.id])).toEqual([])
  })

  test('but not for another line break', async () => {
    const person = await newPerson()
    const { text } = await written(person)
    expect(await write(person, utility, { seen: text.replace(', ', ',\r\n') })).toMatchObject({
      success: true,
    })
  })
})

describe('what waits is not sent', () => {
  test.each([
    ['asked to be erased', { erasure_asked_at: '2026-11-20T00:00:00Z' }],
    ['is hidden', { quarantined_at: '2026-11-20T00:00:00Z' }],
  ])('when the person %s meanwhile', async (_what, data) => {
    const person = await newPerson()
    await write(person, utility)
    await payload.update({ collection: 'applications', id: person.id, data })
    const requests = api.requests()
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'gone' })
    expect(api.requests()).toBe(requests)
  })
})

test('a text of a kind that nobody noted is advertising', async () => {
  const unknown = await newTemplate()
  await query('update message_templates set whatsapp_category = null where id = ?', [unknown.id])
  expect(await refusedWith(await newPerson(), unknown)).toContain('has not agreed to news')
})

describe('advertising', () => {
  test('is sent to somebody who agreed', async () => {
    const person = await newPerson(AGREED)
    expect(await write(person, marketing)).toMatchObject({ success: true })
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'accepted' })
  })

  test('is not sent when the consent ended while it was waiting', async () => {
    const person = await newPerson(AGREED)
    await write(person, marketing)
    await payload.update({
      collection: 'applications',
      id: person.id,
      data: { whatsapp_consent: false },
    })
    const requests = api.requests()
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'no_consent' })
    expect(api.requests()).toBe(requests)
  })
})

test('a day has as many messages as the setting allows, also when they are written at once', async () => {
  await query('delete from mails')
  const people = await Promise.all(Array.from({ length: 9 }, () => newPerson()))
  const answers = await Promise.all(people.map((person) => write(person, utility)))
  expect(answers.filter(({ success }) => success)).toHaveLength(7)
  const [refused] = answers.filter(({ success }) => !success)
  expect(refused?.message).toMatch(
    /The limit of 7 WhatsApp messages a day is reached on \d+ \w+\. .+ the next day of sending\./,
  )
  const next = new Date(Date.now() + 86_400_000)
  expect(await write(await newPerson(), utility, { now: next })).toMatchObject({ success: true })
})

test('a day has no more than that by tries again; what is left goes on the next day', async () => {
  await query('delete from mails')
  const waiting = await Promise.all(Array.from({ length: 7 }, () => newPerson()))
  for (const person of waiting) await write(person, utility)
  await query('update mails set next_try_at = null')
  for (const person of waiting) await runQueue(person)
  const later = new Date(Date.now() + 86_400_000)
  const late = await newPerson()
  expect(await write(late, utility, { now: later })).toMatchObject({ success: true })
  const requests = api.requests()
  await runQueue(late)
  expect(api.requests()).toBe(requests)
  const postponed = await messageTo(late)
  expect(postponed).toMatchObject({ state: 'queued', problem: 'limit' })
  const { sendingDay } = await import('@/collections/Mails/shared/sendingTime')
  const { end } = sendingDay(new Date())
  expect(Date.parse(String(postponed.next_try_at))).toBeGreaterThan(end.getTime())
  await query('update mails set tried_at = ? where tried_at is not null', [
    new Date(Date.now() - 2 * 86_400_000).toISOString(),
  ])
  await runQueue(late)
  expect(await messageTo(late)).toMatchObject({ state: 'accepted' })
})
