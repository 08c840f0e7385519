import { afterAll, describe, expect, test } from 'vitest'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { atTime, nextNight } from '@/tests/support/site/atTime'

/** What is tried again by the WhatsApp API, and when nothing is repeated: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { payload, api, newPerson, newTemplate, messageTo, write, runQueue } = site

afterAll(site.end)

const HALF_HOUR_MS = 30 * 60_000

describe('a message by the WhatsApp API', () => {
  test('can be taken back after WhatsApp surely did not take it', async () => {
    const { takeBackMessage } = await import('@/collections/Applications/messageApplicants')
    const template = await newTemplate()
    const takeBack = async (take_back: unknown) =>
      (await takeBackMessage(payload, site.user, { take_back: String(take_back) })).body
    const [refused, unsure] = [await newPerson(), await newPerson()]
    const one = await write(refused, template)
    api.next({ status: 401, code: 190 })
    await runQueue(refused)
    expect(await takeBack(one.message_id)).toMatchObject({ success: true, count: 1 })
    const other = await write(unsure, template)
    api.next('lost answer', { status: 401, code: 190 })
    await runQueue(unsure)
    await runQueue(unsure)
    expect(await takeBack(other.message_id)).toMatchObject({
      success: false,
      message: 'It cannot be taken back: nobody knows whether WhatsApp took it.',
    })
  })

  test.each([
    ['lost answer', 'lost answer'],
    ['lost answer', 'unreadable'],
    ['lost answer', { status: 502 }],
    [{ status: 504 }, { status: 408 }],
  ] as const)(
    'is repeated once only when nobody knows whether it was taken: %j, then %j',
    async (first, second) => {
      const { failureText } = await import('@/collections/WhatsApp/shared/failures')
      const person = await newPerson()
      await write(person, await newTemplate())
      api.next(first, { status: 429, code: 130_429 }, second)
      await runQueue(person)
      await runQueue(person)
      expect(await messageTo(person)).toMatchObject({ state: 'queued', problem: 'unsure' })
      await runQueue(person)
      const failed = await messageTo(person)
      expect(failed).toMatchObject({ state: 'failed', problem: 'unsure', tries: 3 })
      expect(failureText(failed.problem)).toContain('Nobody knows whether WhatsApp took it.')
      const requests = api.requests()
      await runQueue(person)
      expect(api.requests()).toBe(requests)
    },
  )

  test.each([{ status: 500, code: 131_016 }, { status: 503, code: 131_026 }, { status: 408 }])(
    'waits ten minutes after %j, because it may have arrived',
    async (fault) => {
      const person = await newPerson()
      await write(person, await newTemplate())
      api.next(fault)
      await runQueue(person)
      const { state, problem, next_try_at } = await messageTo(person)
      expect({ state, problem }).toEqual({
        state: 'queued',
        problem: String(fault.code ?? 'unsure'),
      })
      expect(Date.parse(String(next_try_at)) - Date.now()).toBeGreaterThan(9 * 60_000)
    },
  )

  test('waits for an admin when WhatsApp does not show the number any more', async () => {
    const { failureText } = await import('@/collections/WhatsApp/shared/failures')
    const person = await newPerson()
    await write(person, await newTemplate())
    api.next({ status: 400, code: 100, subcode: 33 })
    await runQueue(person)
    const { state, problem } = await messageTo(person)
    expect({ state, problem }).toEqual({ state: 'queued', problem: 'no_number' })
    expect(failureText(problem)).toContain('does not know the number of the agency')
  })

  test('has failed when WhatsApp does not understand it', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    api.next({ status: 400, code: 100 })
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: '100' })
  })

  test('is tried again by day only', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    const [night, morning] = nextNight()
    const evening = new Date(night.getTime() - HALF_HOUR_MS - 1000)
    api.next({ status: 401, code: 190 })
    await runQueue(person, evening)
    expect(await messageTo(person)).toMatchObject({ tries: 1, next_try_at: morning.toISOString() })
  })

  test('that the queue reaches at night only goes in the morning, and once', async () => {
    const person = await newPerson()
    await write(person, await newTemplate())
    const [night, morning] = nextNight()
    const requests = api.requests()
    await runQueue(person, night)
    expect(api.requests()).toBe(requests)
    expect(await messageTo(person)).toMatchObject({
      ...{ state: 'queued', tries: 0 },
      next_try_at: morning.toISOString(),
    })
    const soonAfter = new Date(morning.getTime() + 1000)
    await atTime(soonAfter, () => payload.jobs.run({ queue: 'mail', limit: 100 }))
    expect(await messageTo(person)).toMatchObject({ state: 'accepted', tries: 1 })
    const taken = api.taken.filter(({ to }) => to === person.phone_e164?.slice(1))
    expect(taken).toHaveLength(1)
  })

  test.each(['lost answer', 'unreadable'] as const)(
    'is not repeated at once after the fault %s, because it may have arrived',
    async (fault) => {
      const person = await newPerson()
      await write(person, await newTemplate())
      api.next(fault)
      await runQueue(person)
      const mail = await messageTo(person)
      expect(mail).toMatchObject({ state: 'queued', problem: 'unsure' })
      expect(Date.parse(String(mail.next_try_at)) - Date.now()).toBeGreaterThan(9 * 60_000)
    },
  )
})
