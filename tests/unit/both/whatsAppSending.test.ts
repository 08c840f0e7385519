import { afterAll, describe, expect, test } from 'vitest'
import { inDaytime } from '@/collections/Mails/shared/sendingTime'
import { TEXT, whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { atTime } from '@/tests/support/site/atTime'

/** A message by the WhatsApp API from the outbox: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { payload, query, api, newPerson, newTemplate, messageTo, write, runQueue, sent } = site

afterAll(site.end)

describe('a message by the WhatsApp API', () => {
  test('goes with the values of the person in order, and is not called sent yet', async () => {
    const person = await newPerson({ name: 'Asha  Kumar\n' })
    const mail = await sent(person, await newTemplate())
    expect(mail).toMatchObject({ state: 'accepted', channel: 'whatsapp', sent_at: null })
    expect(mail.text).toContain(`Your reference is ${person.reference}.`)
    const [taken] = api.taken.slice(-1)
    expect(taken).toMatchObject({ to: person.phone_e164?.slice(1), wamid: mail.wamid })
    expect(taken?.body.template).toEqual({
      name: 'shortlisted',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: ['Asha Kumar', expect.any(String), person.reference].map((text) => ({
            type: 'text',
            text,
          })),
        },
      ],
    })
  })

  test('is sent once when several runners try at the same time', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    const { id } = await messageTo(person)
    for (let n = 0; n < 4; n += 1) {
      await payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail: id } })
    }
    const before = api.taken.length
    await query('update mails set next_try_at = null where id = ?', [id])
    await query('update payload_jobs set wait_until = null')
    await atTime(inDaytime(new Date()), () =>
      Promise.all([1, 2, 3].map(() => payload.jobs.run({ queue: 'mail', limit: 100 }))),
    )
    expect(api.taken.length - before).toBe(1)
  })

  test('is not written twice when the answer to staff was lost', async () => {
    const person = await newPerson()
    const template = await newTemplate()
    const message_id = '5f9f1c6e-7d0a-4c0e-9d4b-3a6a52b0a001'
    expect(await write(person, template, { message_id })).toMatchObject({ success: true })
    expect(await write(person, template, { message_id })).toMatchObject({ success: true })
    const rows = await query('select id from mails where application_id = ?', [person.id])
    expect(rows).toHaveLength(1)
  })

  test('can be taken back before it is sent, and not after a try', async () => {
    const { takeBackMessage } = await import('@/collections/Applications/messageApplicants')
    const template = await newTemplate()
    const takeBack = async (take_back: string) =>
      (await takeBackMessage(payload, site.user, { take_back })).body
    const early = await write(await newPerson(), template)
    expect(await takeBack(String(early.message_id))).toMatchObject({ success: true, count: 1 })
    const person = await newPerson()
    const late = await write(person, template)
    api.next('lost answer')
    await runQueue(person)
    expect(await takeBack(String(late.message_id))).toMatchObject({ success: false })
    expect(await messageTo(person)).toMatchObject({ state: 'queued', problem: 'unsure' })
  })

  test.each([
    ['too many requests', 429, 130_429],
    ['too many to one person', 400, 131_056],
    ['the rate limit of the app', 400, 4],
    ['an error of their server', 500, 131_000],
    ['a broken gateway that blames the message', 503, 131_026],
    ['an expired token', 401, 190],
    ['an unpaid bill', 400, 131_042],
  ])('is tried again after %s, and then arrives once', async (_what, status, code) => {
    const person = await newPerson()
    await write(person, await newTemplate())
    const before = api.taken.length
    api.next({ status, code })
    await runQueue(person)
    const waiting = await messageTo(person)
    expect(waiting).toMatchObject({ state: 'queued', problem: String(code), tries: 1 })
    expect(Date.parse(String(waiting.next_try_at))).toBeGreaterThan(Date.now())
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'accepted', tries: 2 })
    expect(api.taken.length - before).toBe(1)
  })

  test.each([
    ['the 24 hours are over', 131_047, 'More than 24 hours have passed'],
    ['the number is not on WhatsApp', 131_026, 'the number is not on WhatsApp'],
    ['advertising was stopped', 131_050, 'has stopped advertising messages'],
    ['the template is unknown', 132_001, 'has not approved it in this language'],
    ['the template is paused', 132_015, 'WhatsApp has paused it'],
    ['a code of templates is new', 132_999, 'it is not as WhatsApp approved it'],
  ])('fails for good when %s, and staff read why', async (_what, code, words) => {
    const { failureText } = await import('@/collections/WhatsApp/shared/failures')
    const person = await newPerson()
    await write(person, await newTemplate())
    api.next({ status: 400, code })
    await runQueue(person)
    const failed = await messageTo(person)
    expect(failed).toMatchObject({ state: 'failed', problem: String(code), next_try_at: null })
    expect(failureText(failed.problem)).toContain(words)
    const requests = api.requests()
    await runQueue(person)
    expect(api.requests()).toBe(requests)
  })

  test('fails for good when the text has other fields than WhatsApp approved', async () => {
    const person = await newPerson()
    const mail = await sent(person, await newTemplate({ whatsapp_text: 'Hello ((name))' }))
    expect(mail).toMatchObject({ state: 'failed', problem: '132000' })
  })

  test('has failed after three days', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    const { id } = await messageTo(person)
    await query('update mails set created_at = ? where id = ?', ['2026-11-01T00:00:00.000Z', id])
    api.next({ status: 500, code: 131_016 })
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: '131016' })
  })
})

test('the text that staff read is the text that was approved, with the values', async () => {
  const person = await newPerson({ name: 'Ravi' })
  await write(person, await newTemplate({ whatsapp_text: TEXT }))
  const { text, html } = await messageTo(person)
  expect(text).toMatch(/^Hello Ravi, you are shortlisted for .+\. Your reference is AP-26-\d+\.$/)
  expect(html).toBe(`<p>${text}</p>`)
})
