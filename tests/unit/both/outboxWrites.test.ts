import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewRow } from '@/lib/server/database/insertRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>
let writeMailsSoon: (reference: string) => void
let writeMails: (...references: string[]) => Promise<void>

beforeAll(async () => {
  ;({ payload, end } = await ownPayload())
  const { enquiryMails } = await import('@/collections/Enquiries/email')
  const soon = await import('@/collections/Mails/writeMailsSoon')
  const now = await import('@/collections/Mails/writeMails')
  writeMailsSoon = (reference) => soon.writeMailsSoon(payload, enquiryMails, reference)
  writeMails = (...references) => now.writeMails(payload, enquiryMails, references)
}, 60_000)
afterAll(() => end())

const newEnquiry = async (email = `${randomUUID()}@visitor.example`) => {
  const { insertRow } = await import('@/lib/server/database/insertRows')
  const reference = randomUUID().slice(0, 18)
  const row: NewRow<'enquiries'> = {
    ...{ kind: 'contact', name: 'Asha', message: 'Hello', email, language: 'en' },
    ...{ reference, dedupe_key: `s:${randomUUID()}` },
  }
  await insertRow(payload, 'enquiries', 'reference', row)
  return { email, reference }
}

const mailsTo = async (email: string) => {
  const where = { to: { equals: email } }
  return (await payload.find({ collection: 'mails', where, sort: 'id', depth: 1 })).docs
}

describe('the confirmations of many visitors', () => {
  test('are each written once, to their own address and about their own row', async () => {
    const enquiries = await Promise.all(Array.from({ length: 20 }, () => newEnquiry()))
    for (const { reference } of enquiries) writeMailsSoon(reference)
    for (const { email, reference } of enquiries) {
      await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), 10_000)
      const [mail] = await mailsTo(email)
      expect(mail).toMatchObject({ kind: 'confirm', state: 'kept', enquiry: { reference } })
      expect(mail?.text).toContain(reference)
    }
  }, 30_000)

  test('are written once although several writers write them at the same moment', async () => {
    const enquiries = await Promise.all(Array.from({ length: 5 }, () => newEnquiry()))
    const references = enquiries.map(({ reference }) => reference)
    await Promise.all([writeMails(...references), writeMails(...references.toReversed())])
    await writeMails(...references)
    for (const { email } of enquiries) expect(await mailsTo(email)).toHaveLength(1)
  })

  test('leave out a row that was erased before they were written', async () => {
    const [erased, other] = [await newEnquiry(), await newEnquiry()]
    await payload.db.deleteOne({
      collection: 'enquiries',
      where: { reference: { equals: erased.reference } },
    })
    await writeMails(erased.reference, other.reference)
    expect(await mailsTo(erased.email)).toEqual([])
    expect(await mailsTo(other.email)).toHaveLength(1)
  })

  test('are all written when many are for one address, since none is sent', async () => {
    const email = `${randomUUID()}@visitor.example`
    const enquiries = await Promise.all(Array.from({ length: 7 }, () => newEnquiry(email)))
    await writeMails(...enquiries.map(({ reference }) => reference))
    expect((await mailsTo(email)).map(({ state }) => state)).toEqual(Array(7).fill('kept'))
  })
})
