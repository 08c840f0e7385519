import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phoneEndsWith } from '@/collections/Submissions/phoneNumber'
import { changeRows } from '@/lib/server/database/rows'
import { ownPayload } from '@/tests/support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  for (const phone_e164 of ['+919820012345', '+971501234567', '+919812345000', null]) {
    await payload.create({
      collection: 'applications',
      data: {
        name: 'Asha Sample',
        email: 'asha@example.com',
        country_code: '91',
        mobile: '98200',
        position: 'Welder',
        stage: 'new',
        revision: 0,
        source: 'website',
        language: 'en',
        reference: `AP-${phone_e164}`,
        dedupe_key: String(phone_e164),
        phone_e164,
      },
    })
  }
}, 120_000)

afterAll(() => end())

describe('changeRows', () => {
  let count = 0

  const newMail = () =>
    payload.create({
      collection: 'mails',
      data: {
        key: `key ${++count}`,
        kind: 'test',
        channel: 'mail',
        state: 'queued',
        to: 'somebody@example.com',
        subject: 'A mail',
        text: 'Text',
        html: '<p>Text</p>',
        tries: 0,
      },
    })

  const read = (id: number) => payload.findByID({ collection: 'mails', id })

  test('of ten claims of one row at the same time, one succeeds', async () => {
    const { id } = await newMail()
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        changeRows(payload, {
          collection: 'mails',
          where: { id, state: 'queued' },
          set: { state: 'sending' },
          increment: ['tries'],
        }),
      ),
    )
    expect(claims.flat()).toEqual([id])
    expect(await read(id)).toMatchObject({ state: 'sending', tries: 1 })
  })

  test('ten increments at the same time are all counted', async () => {
    const { id } = await newMail()
    const raise = () =>
      changeRows(payload, { collection: 'mails', where: { id }, set: {}, increment: ['tries'] })
    await Promise.all(Array.from({ length: 10 }, raise))
    expect(await read(id)).toMatchObject({ tries: 10 })
  })

  test('an expected null fits only a row without a value', async () => {
    const { id } = await newMail()
    const sent_at = new Date().toISOString()
    const change = () =>
      changeRows(payload, { collection: 'mails', where: { id, sent_at: null }, set: { sent_at } })
    expect(await change()).toEqual([id])
    expect(await change()).toEqual([])
  })

  test('a row that changed since it was read is not changed again', async () => {
    const { id, updatedAt } = await newMail()
    const where = { id, updatedAt }
    const change = () =>
      changeRows(payload, { collection: 'mails', where, set: { subject: 'Another' } })
    // A second change within the same millisecond would have the same time.
    while (new Date().toISOString() <= updatedAt) await new Promise(setImmediate)
    expect(await change()).toEqual([id])
    expect(await change()).toEqual([])
  })

  test('an empty list of ids changes no row', async () => {
    const { id } = await newMail()
    const change = { collection: 'mails', where: { id: [] }, set: { subject: 'Another' } } as const
    expect(await changeRows(payload, change)).toEqual([])
    expect(await read(id)).toMatchObject({ subject: 'A mail' })
  })
})

describe('a query for very many values', () => {
  const MANY = Array.from({ length: 40_000 }, (_, at) => at + 1_000_000)

  const idsWhere = async (where: Where) => {
    const { docs } = await payload.find({ collection: 'applications', where, sort: 'id', limit: 3 })
    return docs.map(({ id }) => id)
  }

  test('finds the ids that exist, and leaves them out when they are excluded', async () => {
    const [first = 0, second = 0, ...others] = await idsWhere({})
    expect(await idsWhere({ id: { in: [...MANY, second, first] } })).toEqual([first, second])
    const rest = await idsWhere({ id: { not_in: [...MANY, second, first] } })
    expect(rest).toEqual(expect.arrayContaining(others))
    expect(rest).not.toEqual(expect.arrayContaining([first]))
    expect(await idsWhere({ id: { in: MANY } })).toEqual([])
  })

  test('finds texts too', async () => {
    const references = [...MANY.map(String), 'AP-+919820012345']
    expect(await idsWhere({ reference: { in: references } })).toHaveLength(1)
  })
})

describe('phoneEndsWith', () => {
  const found = async (...endings: string[]) => {
    const where = await phoneEndsWith(payload, 'applications', endings)
    const { docs } = await payload.find({ collection: 'applications', where, sort: 'id' })
    return docs.map(({ phone_e164 }) => phone_e164)
  }

  test('digits at the end of a number find it, the same digits in the middle do not', async () => {
    expect(await found('12345')).toEqual(['+919820012345'])
  })

  test('several endings find every number that has one of them', async () => {
    expect(await found('12345', '4567')).toEqual(['+919820012345', '+971501234567'])
  })

  test('characters of a LIKE pattern are not part of an ending', async () => {
    expect(await found('1%5')).toEqual([])
    expect(await found('_2345')).toEqual(['+919820012345'])
  })

  test('no ending finds no number', async () => {
    expect(await found()).toEqual([])
  })
})
