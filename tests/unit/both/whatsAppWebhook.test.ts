import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { eventBody, signatureOf, unix } from '@/tests/support/network/whatsAppApi'

/** What WhatsApp tells about messages: on SQLite and on Postgres. */

const site = await whatsAppSite()
const { query, api, newPerson, newTemplate, messageTo, write, runQueue, sent, tell, tellStatus } =
  site
const template = await newTemplate()

afterAll(site.end)

const stateOf = async ({ id }: Pick<Mail, 'id'>) => {
  const [row] = await query('select state, problem from mails where id = ?', [id])
  return row
}

const delivered = ({ wamid }: Mail, phone_number_id?: string) =>
  eventBody({ statuses: [{ id: wamid, status: 'delivered', timestamp: unix() }] }, phone_number_id)

describe('what came of a message', () => {
  test('is not known while WhatsApp has told nothing', async () => {
    const mail = await sent(await newPerson(), template)
    expect(await stateOf(mail)).toEqual({ state: 'accepted', problem: null })
  })

  test('is sent, delivered and read, as WhatsApp tells it', async () => {
    const mail = await sent(await newPerson(), template)
    for (const state of ['sent', 'delivered', 'read']) {
      expect(await tellStatus(mail, state)).toBe(200)
      expect(await stateOf(mail)).toEqual({ state, problem: null })
    }
  })

  test.each([
    ['sent', 'delivered'],
    ['delivered', 'read'],
    ['failed', 'delivered'],
    ['failed', 'read'],
    ['delivered', 'failed'],
    ['sent', 'failed'],
    ['read', 'read'],
  ])('never goes back to %s after %s', async (late, state) => {
    const mail = await sent(await newPerson(), template)
    await tellStatus(mail, state)
    expect(await tellStatus(mail, late, { errors: [{ code: 131_026 }] })).toBe(200)
    expect((await stateOf(mail))?.state).toBe(state)
  })

  test.each(['sent', 'delivered', 'read'])(
    'has the time of the first event, also when that is %s',
    async (state) => {
      const mail = await sent(await newPerson(), template)
      const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000)
      await tellStatus(mail, state, {}, at)
      await tellStatus(mail, 'read')
      const [row] = await query('select sent_at from mails where id = ?', [mail.id])
      expect(new Date(String(row?.sent_at))).toEqual(at)
    },
  )

  test('is a failure with its reason, also after it was sent', async () => {
    const mail = await sent(await newPerson(), template)
    await tellStatus(mail, 'sent')
    await tellStatus(mail, 'failed', { errors: [{ code: 131_047, title: 'Re-engagement' }] })
    expect(await stateOf(mail)).toEqual({ state: 'failed', problem: '131047' })
  })

  test('is the same when WhatsApp tells it three times at once', async () => {
    const mail = await sent(await newPerson(), template)
    const body = delivered(mail)
    expect(await Promise.all([tell(body), tell(body), tell(body)])).toEqual([200, 200, 200])
    expect(await stateOf(mail)).toEqual({ state: 'delivered', problem: null })
  })

  test('is known by its mark when the answer of the API was lost, and nothing is sent again', async () => {
    const person = await newPerson()
    await write(person, template)
    api.next('lost answer')
    await runQueue(person)
    const [taken] = api.taken.slice(-1)
    const requests = api.requests()
    const mark = { biz_opaque_callback_data: taken?.body.biz_opaque_callback_data }
    await tellStatus({ wamid: taken?.wamid }, 'sent', mark)
    await runQueue(person)
    expect(await messageTo(person)).toMatchObject({ state: 'sent', wamid: taken?.wamid })
    expect(api.requests()).toBe(requests)
  })
})

describe('nothing changes by', () => {
  const unchanged = async (tellOf: (mail: Mail) => Promise<number>): Promise<number> => {
    const mail = await sent(await newPerson(), template)
    const status = await tellOf(mail)
    expect(await stateOf(mail)).toEqual({ state: 'accepted', problem: null })
    return status
  }

  test.each([
    ['without a signature', null],
    ['with an empty one', ''],
    ['with the signature of another body', signatureOf('{}')],
    ['with a signature that is too short', 'sha256=abc'],
  ])('a body %s', async (_what, signature) => {
    expect(await unchanged((mail) => tell(delivered(mail), { signature }))).toBe(403)
  })

  test.each([
    ['under another secret', (body: string) => signatureOf(body, 'another secret of somebody')],
    ['of SHA-1', (body: string) => signatureOf(body).replace('sha256', 'sha1')],
    ['in capitals', (body: string) => signatureOf(body).toUpperCase()],
  ])('a signature %s', async (_what, sign) => {
    expect(
      await unchanged((mail) => tell(delivered(mail), { signature: sign(delivered(mail)) })),
    ).toBe(403)
  })

  test('a body that was changed after it was signed', async () => {
    const forged = async (mail: Mail) => {
      const signature = signatureOf(delivered({ ...mail, wamid: 'wamid.other' }))
      return tell(delivered(mail), { signature })
    }
    expect(await unchanged(forged)).toBe(403)
  })

  test('an event of another number, a replay of last week, or one of tomorrow', async () => {
    expect(await unchanged((mail) => tell(delivered(mail, '999999999999999')))).toBe(200)
    for (const days of [8, -1]) {
      const now = new Date(Date.now() + days * DAY_MS)
      expect(await unchanged((mail) => tell(delivered(mail), { now }))).toBe(200)
    }
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another object', JSON.stringify({ object: 'page', entry: [] })],
    ['an unknown kind', eventBody({ flows: [{ id: 1 }] })],
    ['values of other kinds', eventBody({ statuses: [1, { id: {} }], messages: ['x'] })],
    [
      'an unknown message',
      eventBody({ statuses: [{ id: 'wamid.x', status: 'read', timestamp: unix() }] }),
    ],
    [
      'an unknown status',
      eventBody({ statuses: [{ id: 'x', status: 'warning', timestamp: unix() }] }),
    ],
  ])('a signed body with %s', async (_what, body) => {
    expect(await unchanged(() => tell(body))).toBe(200)
  })

  test('a status that names a mail of the outbox', async () => {
    const key = randomUUID()
    const { id } = await site.payload.create({
      collection: 'mails',
      data: {
        ...({ key, kind: 'notice', channel: 'mail', state: 'queued', tries: 0 } as const),
        ...{ to: 'office@agency.example', subject: 'S', text: 'T', html: '<p>T</p>' },
      },
    })
    await tellStatus({ wamid: 'wamid.y' }, 'read', { biz_opaque_callback_data: key })
    expect(await stateOf({ id })).toMatchObject({ state: 'queued' })
  })
})
