import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { PaperJson } from '@/collections/Papers/shared/papers'
import type { PaperSave } from '@/collections/Papers/shared/schema'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** The papers of selected people: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, selected, user } = await departureOffice()
// Later than departureOffice, because they read the settings.
const { deletePaper, listPapers, savePaper, showNumber } = await import(
  '@/collections/Papers/changePapers'
)
const { papersOf } = await import('@/collections/Papers/stored')
const { eraseRows } = await import('@/collections/Privacy/eraseRows')
const { finishErasures } = await import('@/collections/Erasures/finishErasures')

afterAll(end)

const save = async (application: number, change: Partial<PaperSave> = {}) => {
  const values = { kind: 'passport', number: 'Z1234567', issued_on: '', last_day: '' } as const
  return (await savePaper(payload, user, { ...values, application, ...change }, TODAY)).body
}
const papersAt = async (application: number) =>
  ((await listPapers(payload, application)).body.papers ?? []) as PaperJson[] // what the call answers
const looks = async (application: number) => {
  const where = { subject_id: { equals: application }, action: { equals: 'view' } }
  return (await payload.find({ collection: 'audit', where })).docs.map(({ detail }) => detail)
}

describe('the number of a paper', () => {
  test('is stored sealed, listed by its last two signs, and shown with a line in the audit trail', async () => {
    const { id } = await selected()
    await save(id)
    const [paper] = await papersAt(id)
    expect(JSON.stringify(await papersAt(id))).not.toContain('1234567')
    expect(paper).toMatchObject({ kind: 'passport', number_end: '67' })
    const { docs } = await payload.db.find({ collection: 'papers', where: {} })
    expect(JSON.stringify(docs)).not.toContain('Z1234567')
    const one = { application: id, id: paper?.id ?? 0 }
    for (const times of [1, 2]) {
      expect((await showNumber(payload, user, one)).body).toMatchObject({ number: 'Z1234567' })
      expect(await looks(id)).toEqual(Array(times).fill(`number of paper ${one.id}: passport`))
    }
  })

  test('is not shown at another person, and cannot be read when it is moved there', async () => {
    const [{ id }, other] = [await selected(), await selected()]
    await save(id)
    const [paper] = await papersAt(id)
    const one = { application: other.id, id: paper?.id ?? 0 }
    expect((await showNumber(payload, user, one)).body).toMatchObject({ success: false })
    await payload.update({ collection: 'papers', id: one.id, data: { application: other.id } })
    expect((await showNumber(payload, user, one)).body.number).toBeUndefined()
    expect(await looks(other.id)).toEqual([])
  })

  test('is refused when it is entered already, with other spaces too', async () => {
    const { id } = await selected()
    await save(id)
    expect(await save(id)).toMatchObject({ errors: { number: expect.stringMatching(/already/) } })
  })
})

describe('a new paper', () => {
  test('renews the one of its kind, and only what is in force counts for the gate', async () => {
    const { id } = await selected()
    await save(id, { last_day: '2027-04-02' })
    await save(id, { number: 'Z7654321', last_day: '2031-03-14' })
    await save(id, { kind: 'medical', number: '' })
    const [old, renewed] = await papersAt(id)
    expect(old?.renewed_by).toBe(renewed?.id)
    expect((await papersOf(payload, [id])).get(id)).toEqual({
      passport: { lastDay: '2031-03-14' },
      medical: { lastDay: null },
    })
  })

  test('that ends before the stored one is the older of both', async () => {
    const { id } = await selected()
    await save(id, { last_day: '2031-03-14' })
    await save(id, { number: 'Z7654321', last_day: '2027-04-02' })
    const [current, old] = await papersAt(id)
    expect(old?.renewed_by).toBe(current?.id)
    expect((await papersOf(payload, [id])).get(id)?.passport).toEqual({ lastDay: '2031-03-14' })
  })

  test('that is deleted leaves the one before in force', async () => {
    const { id } = await selected()
    await save(id, { last_day: '2027-04-02' })
    await save(id, { number: 'Z7654321', last_day: '2031-03-14' })
    const [, renewed] = await papersAt(id)
    if (!renewed) throw new Error('no second paper')
    await deletePaper(payload, user, { application: id, ...renewed })
    expect(await papersAt(id)).toMatchObject([{ number_end: '67', renewed_by: null }])
  })

  test('is added once when its call is repeated', async () => {
    const { id } = await selected()
    const key = randomUUID()
    await save(id, { key })
    expect(await save(id, { key })).toMatchObject({ success: true })
    expect(await papersAt(id)).toHaveLength(1)
  })

  test.each([
    ['an issue that has not come', { issued_on: '2026-11-29' }, 'issued_on'],
    ['a last day long ago', { last_day: '2006-11-29' }, 'last_day'],
  ] as const)('is refused with %s', async (_why, change, field) => {
    const { id } = await selected()
    expect(await save(id, change)).toMatchObject({ errors: { [field]: expect.any(String) } })
    expect(await papersAt(id)).toEqual([])
  })
})

test('of two admins who change a paper at once, the second is told and sees the change', async () => {
  const { id } = await selected()
  await save(id)
  const [paper] = await papersAt(id)
  const seen = { id: paper?.id, changed_at: paper?.changed_at, number: '' }
  expect(await save(id, { ...seen, last_day: '2030-01-01' })).toMatchObject({ success: true })
  const second = await save(id, { ...seen, last_day: '2029-01-01' })
  expect(second).toMatchObject({ success: false, papers: [{ last_day: '2030-01-01' }] })
  expect(await papersAt(id)).toMatchObject([{ number_end: '67', last_day: '2030-01-01' }])
})

describe('the papers of somebody who is erased', () => {
  test('go with the person, and none can be added, shown or listed', async () => {
    const [{ id }, other] = [await selected(), await selected()]
    await save(id)
    await save(other.id)
    const [paper] = await papersAt(id)
    await eraseRows(payload, 'applications', [id], { only: {} })
    await finishErasures(payload)
    const rows = (application: number) =>
      payload.find({ collection: 'papers', where: { application: { equals: application } } })
    expect((await rows(id)).docs).toEqual([])
    expect((await rows(other.id)).docs).toHaveLength(1)
    expect(await save(id)).toMatchObject({ success: false })
    expect(await papersAt(id)).toEqual([])
    const one = { application: id, id: paper?.id ?? 0 }
    expect((await showNumber(payload, user, one)).body).toMatchObject({ success: false })
    expect((await rows(id)).docs).toEqual([])
  })

  test('are hidden from the moment at which the person asks for it', async () => {
    const { id } = await selected()
    await save(id)
    const data = { erasure_asked_at: TODAY.toISOString() }
    await payload.update({ collection: 'applications', id, data })
    expect(await papersAt(id)).toEqual([])
    expect(await save(id, { kind: 'visa' })).toMatchObject({ success: false })
  })
})
