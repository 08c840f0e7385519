import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '@/payload-types'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { atTime, nextNight } from '@/tests/support/site/atTime'

/** What a killed process, or a clock that was ahead, leaves in the outbox: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { payload, query, api, newPerson, newTemplate, messageTo, write, runQueue } = site
const template = await newTemplate()
const { bringForwardMails, freeStuckMails } = await import('@/collections/Mails/repairOutbox')

afterAll(site.end)
beforeEach(() => query('delete from mails'))

const MINUTE_MS = 60_000
const at = (ms: number): string => new Date(Date.now() + ms).toISOString()

const change = async (mail: Mail, values: Record<string, string | number>): Promise<void> => {
  const fields = Object.keys(values).map((field) => `${field} = ?`)
  await query(`update mails set ${fields.join(', ')} where id = ?`, [
    ...Object.values(values),
    mail.id,
  ])
}

const written = async () => {
  const person = await newPerson()
  await write(person, template)
  return { person, mail: await messageTo(person) }
}

describe('a message that a killed process was sending', () => {
  const stuck = { state: 'sending', updated_at: at(-11 * MINUTE_MS) }

  test('waits ten minutes for what WhatsApp tells, then is repeated once, by day', async () => {
    const { person, mail } = await written()
    await change(mail, { ...stuck, updated_at: at(-9 * MINUTE_MS) })
    await freeStuckMails(payload, 0)
    expect(await messageTo(person)).toMatchObject({ state: 'sending' })
    await change(mail, stuck)
    const [night, morning] = nextNight()
    await atTime(night, () => freeStuckMails(payload, 0))
    expect(await messageTo(person)).toMatchObject({
      ...{ state: 'queued', problem: 'unsure' },
      next_try_at: morning.toISOString(),
    })
    api.next('lost answer')
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'unsure' })
  })

  test('is not repeated when it was the second try of which nobody knows', async () => {
    const { person, mail } = await written()
    await change(mail, { ...stuck, problem: 'unsure' })
    await freeStuckMails(payload, 0)
    expect(await messageTo(person)).toMatchObject({ state: 'failed', problem: 'unsure' })
  })

  test('stays as WhatsApp told it meanwhile', async () => {
    const { person, mail } = await written()
    await change(mail, { ...stuck, state: 'delivered' })
    await freeStuckMails(payload, 0)
    expect(await messageTo(person)).toMatchObject({ state: 'delivered', problem: null })
  })
})

describe('a message that is to be tried again', () => {
  test('in the morning is not brought forward; one of next week is', async () => {
    const [soon, late] = [await written(), await written()]
    await change(soon.mail, { tries: 1, next_try_at: at(13 * 60 * MINUTE_MS) })
    await change(late.mail, { tries: 1, next_try_at: at(7 * 1440 * MINUTE_MS) })
    await bringForwardMails(payload)
    const timeOf = async ({ person }: typeof soon) =>
      Date.parse(String((await messageTo(person)).next_try_at)) - Date.now()
    expect(await timeOf(soon)).toBeGreaterThan(12 * 60 * MINUTE_MS)
    expect(await timeOf(late)).toBeLessThan(13 * 60 * MINUTE_MS)
  })
})
