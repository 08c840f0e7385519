import { afterAll, describe, expect, test } from 'vitest'
import { copyOffice, photo } from '@/tests/support/candidates/storedCopies'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { unzip } from '@/tests/support/files/files'

/** How copies of papers go, and what the person gets of them: on SQLite and on Postgres. 28 November 2026. */

const { payload, user, end, asked, send, rows, linesOf, files } = await copyOffice()
// Later than copyOffice, because they read the settings.
const { eraseRows } = await import('@/collections/Privacy/eraseRows')
const { exportPerson } = await import('@/collections/Privacy/exportPerson')
const { finishErasures } = await import('@/collections/Erasures/finishErasures')
const { applyRetention } = await import('@/collections/Privacy/retention')
const { putFile } = await import('@/lib/server/files/storage')
const { removeOrphans } = await import('@/collections/Privacy/orphanFiles')

afterAll(end)

/** A person whose copy is there. */
const received = async () => {
  const one = await asked()
  await send(one.token, one.copy, await photo())
  const [row] = await rows(one.id)
  if (!row?.file) throw new Error('not stored')
  return { ...one, file: row.file }
}
const daysLater = (days: number) => new Date(TODAY.getTime() + days * 86_400_000)

describe('the copies of somebody who is erased', () => {
  test('go with the person, those of others stay, and none can be sent any more', async () => {
    const [one, other] = [await received(), await received()]
    const open = await asked({ kind: 'visa' })
    await eraseRows(payload, 'applications', [one.id, open.id], { only: {} })
    expect(await finishErasures(payload)).toEqual([])
    expect([...(await rows(one.id)), ...(await rows(open.id))]).toEqual([])
    expect(files()).not.toContain(one.file)
    expect(files()).toContain(other.file)
    const before = files()
    expect(await send(open.token, open.copy, await photo())).toMatchObject({ success: false })
    expect(files()).toEqual(before)
  })

  test('are removed when the row gets its file after the application is gone', async () => {
    const { id, copy } = await asked()
    await eraseRows(payload, 'applications', [id], { only: {} })
    // As a call does that began before: it names its file, and its process ends.
    const file = await putFile('paper_copy', 'jpg', await photo())
    await payload.update({ collection: 'paper_copies', id: copy, data: { file } })
    expect(await finishErasures(payload)).toEqual([])
    expect(await rows(id)).toEqual([])
    expect(files()).not.toContain(file)
  })

  test('leave no file when the person goes while one is sent', async () => {
    const { id, copy, token } = await asked()
    const before = files()
    const bytes = await photo()
    await Promise.all([
      send(token, copy, bytes),
      eraseRows(payload, 'applications', [id], { only: {} }),
    ])
    await finishErasures(payload)
    expect(await rows(id)).toEqual([])
    expect(files()).toEqual(before)
  })

  test('cannot be sent any more from the moment at which the person asks for it', async () => {
    const { id, copy, token } = await asked()
    const data = { erasure_asked_at: TODAY.toISOString() }
    await payload.update({ collection: 'applications', id, data })
    expect(await send(token, copy, await photo())).toMatchObject({ success: false })
    expect(await rows(id)).toMatchObject([{ file: null }])
  })
})

describe('the rule deletes a copy and its file', () => {
  const way = (application: number, data: object) =>
    payload.create({
      collection: 'deployments',
      data: { ...data, application, milestones: {} },
    })

  test.each([
    ['the departure', { departed_on: '2026-11-28' }],
    ['the end of the way', { ended_on: '2026-11-28', end_reason: 'other' }],
  ])('30 days after %s, not a day before', async (_when, data) => {
    const { id, file } = await received()
    await way(id, data)
    await applyRetention(payload, daysLater(29))
    expect(files()).toContain(file)
    await applyRetention(payload, daysLater(30))
    expect(files()).not.toContain(file)
    expect(await rows(id)).toEqual([])
    expect((await linesOf(id)).at(-1)).toBe('system change copy of paper deleted by rule: passport')
  })

  test('30 days after the person left the stage Selected', async () => {
    const { id, file } = await received()
    const data = { stage: 'withdrawn', stage_at: TODAY.toISOString() } as const
    await payload.update({ collection: 'applications', id, data })
    await applyRetention(payload, daysLater(29))
    expect(files()).toContain(file)
    await applyRetention(payload, daysLater(31))
    expect(files()).not.toContain(file)
    expect(await rows(id)).toEqual([])
  })

  test('never of somebody on the way, and a request 30 days after its last day', async () => {
    const [one, open] = [await received(), await asked()]
    await applyRetention(payload, daysLater(43))
    expect(await rows(open.id)).toHaveLength(1)
    await applyRetention(payload, daysLater(44))
    expect(await rows(open.id)).toEqual([])
    expect(files()).toContain(one.file)
    expect(await rows(one.id)).toHaveLength(1)
  })
})

test('the search for files without a row leaves copies alone', async () => {
  const { file } = await received()
  await removeOrphans(payload, daysLater(3))
  expect(files()).toContain(file)
})

test('the export of a person has the copies, without what is internal', async () => {
  const { id, copy } = await received()
  const person = await payload.findByID({ collection: 'applications', id })
  const zip = await exportPerson(payload, user, [{ collection: 'applications', id }])
  if (!zip) throw new Error('no export')
  const entries = await unzip(Buffer.from(await new Response(zip).arrayBuffer()))
  const names = [...entries.keys()]
  expect(names).toContain(`${person.reference}/copies/passport-${copy}.jpg`)
  const data = JSON.parse(String(entries.get(`${person.reference}/data.json`)))
  expect(data.copies_of_papers).toMatchObject([{ kind: 'passport', reason: 'first' }])
  expect(JSON.stringify(data)).not.toMatch(/sha256|asked_by|made_with/)
})
