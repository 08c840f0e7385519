import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'

/** What the office reads about messages by WhatsApp: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { payload, query, newPerson, newTemplate, sent } = site
const template = await newTemplate()
const { whatsApp } = await import('@/collections/Health/whatsApp')
const { messagesTo } = await import('@/collections/Mails/messages')
const { mayGoByMail } = await import('@/collections/WhatsApp/shared/failures')

afterAll(site.end)
beforeEach(() => query('delete from mails'))

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

const addMessage = async (values: Partial<Mail>, changedAt = ago(0)): Promise<void> => {
  const { id } = await sent(await newPerson(), template)
  const set = { created_at: changedAt, updated_at: changedAt, tries: 1, ...values }
  const fields = Object.keys(set)
  await query(`update mails set ${fields.map((field) => `${field} = ?`).join(', ')} where id = ?`, [
    ...(Object.values(set) as (string | number)[]),
    id,
  ])
}

const summary = async (): Promise<string> =>
  JSON.stringify(await whatsApp({ payload, now: new Date() }))

describe('the health of WhatsApp', () => {
  test.each(['131042', '190', 'removed', 'secret', 'unreached', 'unsure', 'no_number'])(
    'is a warning when a message failed for the account: %s',
    async (problem) => {
      await addMessage({ state: 'failed', problem })
      expect(await summary()).toContain('1 message by WhatsApp failed in the last three days')
    },
  )

  test.each(['131026', '131050', '132001', 'opted_out', 'no_consent', 'gone'])(
    'is no warning when a message failed for the person or the text: %s',
    async (problem) => {
      await addMessage({ state: 'failed', problem })
      expect(await summary()).toContain('WhatsApp takes messages')
    },
  )

  test('is no warning for a failure of last week', async () => {
    await addMessage({ state: 'failed', problem: '131042' }, ago(4 * DAY_MS))
    expect(await summary()).toContain('WhatsApp takes messages')
  })

  test.each(['queued', 'sending'] as const)(
    'is a warning when nothing tries to send what is %s and was never tried',
    async (state) => {
      await addMessage({ state, tries: 0, next_try_at: ago(1_500_000) }, ago(1_800_000))
      expect(await summary()).toContain('Nothing tries to send 1 message by WhatsApp')
    },
  )

  test('is no warning for what waits for the morning, or for the next day of sending', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await addMessage({ state: 'queued', tries: 0, next_try_at: later }, ago(7_200_000))
    await addMessage({ state: 'queued', problem: 'limit', next_try_at: later }, ago(7_200_000))
    expect(await summary()).toContain('WhatsApp takes messages')
  })
})

describe('a sent message by WhatsApp', () => {
  test('is no proof that mails are sent', async () => {
    const { storeMailServer } = await import('@/collections/Mails/mailServer')
    const { checklist } = await import('@/collections/Launch/checklist')
    await storeMailServer(payload, {
      ...{ host: '127.0.0.1', port: 2525, user: 'office', password: 'a password' },
    })
    await addMessage({ state: 'sent' })
    const found = JSON.stringify((await checklist(payload)).points)
    expect(found).toContain('No mail was sent yet.')
  })

  test('that failed is not counted among the failed mails', async () => {
    const { metricsText, observeSite } = await import('@/collections/Monitoring/observeSite')
    await addMessage({ state: 'failed', problem: '131026' })
    observeSite(payload)
    expect(await metricsText()).toMatch(/^site_mails{state="failed"} 0$/m)
  })
})

describe('a failed message', () => {
  test('tells staff whether it is advertising', async () => {
    const person = await newPerson()
    await sent(person, template)
    expect(await messagesTo(payload, person.id)).toMatchObject([{ category: 'utility' }])
  })

  test.each(['131026', 'unsure', 'removed', null])('may go by mail after %s', (problem) => {
    expect(mayGoByMail({ problem, category: 'utility' })).toBe(true)
  })

  test.each(['opted_out', 'no_consent', '131050', '131049'])(
    'may not go by mail after %s, because the person does not want it',
    (problem) => expect(mayGoByMail({ problem, category: 'utility' })).toBe(false),
  )

  test('may not go by mail when it is advertising, or of an unknown kind', () => {
    for (const category of ['marketing', null] as const) {
      expect(mayGoByMail({ problem: '131026', category })).toBe(false)
    }
  })
})
