import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { demandOffice } from '@/tests/support/candidates/storedDemands'

/** Demands as admins make, change and delete them: on SQLite and on Postgres. */

const { payload, end, elsewhere, save, list, one, formOf, made, newLine, remove, jobOf, apply } =
  await demandOffice()

afterAll(end)

const refusedField = (field: string, message: RegExp) => ({
  success: false,
  errors: { [field]: expect.stringMatching(message) },
})

describe('a demand', () => {
  test('whose number is used is refused, and the refusal says where', async () => {
    const number = `ab ${randomUUID()}`
    const { id } = await made({ number, employer: 'Muster Engineering KSCC' })
    expect(await save({ number: number.toUpperCase().replace(' ', '') })).toMatchObject(
      refusedField('number', /the demand of Muster Engineering KSCC, valid until 8 Apr 2027/),
    )
    expect(await save({ ...(await formOf(id)), employer: 'Muster' })).toMatchObject({
      success: true,
    })
  })

  test('is made once when its call is repeated, and what was left undone is completed', async () => {
    const key = randomUUID()
    const lines = ['Welder', 'Fitter'].map((trade) => ({ trade, headcount: '2' }))
    const first = await save({ key, lines })
    const { lines: stored } = await one(first.id)
    // As after a process that ended between the two.
    await payload.delete({ collection: 'demand_lines', id: stored[1]?.id ?? 0 })
    expect(await save({ key, lines })).toMatchObject({ success: true, id: first.id })
    expect(await one(first.id)).toMatchObject({ lines: [{ trade: 'Welder' }, { trade: 'Fitter' }] })
  })

  test('cannot have fewer places than people selected', async () => {
    const { demand, line } = await newLine()
    const job = await jobOf(line.id)
    await apply(job)
    await apply(job)
    const lines = [{ id: line.id, trade: line.trade, headcount: '1' }]
    expect(await save({ ...(await formOf(demand.id)), lines })).toMatchObject(
      refusedField('lines', /^2 people are selected for “Pipe welder”/),
    )
    expect(await one(demand.id)).toMatchObject({ lines: [{ headcount: 2 }] })
  })

  test('is not made confidential while a job of it names the employer', async () => {
    const { demand, line } = await newLine()
    const job = await jobOf(line.id, { job_title: 'Rigger for Doha' })
    const hidden = { ...(await formOf(demand.id)), confidential: true }
    expect(await save(hidden)).toMatchObject(
      refusedField('confidential', /“Rigger for Doha” names the employer/),
    )
    const { id } = job
    await payload.update({ collection: 'jobs', id, data: { employer_confidential: true } })
    expect(await save(hidden)).toMatchObject({ success: true })
  })

  test('keeps a trade that a job belongs to', async () => {
    const { demand, line } = await newLine()
    await jobOf(line.id, { job_title: 'Welder for Doha' })
    const lines = [{ trade: 'Another', headcount: '1' }]
    expect(await save({ ...(await formOf(demand.id)), lines })).toMatchObject(
      refusedField('lines', /“Welder for Doha” belongs to “Pipe welder”/),
    )
  })

  test('loses a trade without jobs, and gets a new one', async () => {
    const { demand } = await newLine()
    const lines = [{ trade: 'Rigger', headcount: '3' }]
    expect(await save({ ...(await formOf(demand.id)), lines })).toMatchObject({ success: true })
    expect(await one(demand.id)).toMatchObject({ lines: [{ trade: 'Rigger', headcount: 3 }] })
  })

  test('does not move to another country than its jobs', async () => {
    const { demand, line } = await newLine()
    await jobOf(line.id)
    const values = { ...(await formOf(demand.id)), country: String(elsewhere.id) }
    expect(await save(values)).toMatchObject(refusedField('country', /is in another country/))
  })

  test('takes no line of another demand', async () => {
    const { demand } = await newLine()
    const { line: foreign } = await newLine()
    const lines = [{ id: foreign.id, trade: 'Mine', headcount: '1' }]
    expect(await save({ ...(await formOf(demand.id)), lines })).toMatchObject({ success: false })
  })

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { demand } = await newLine()
    const changed_at = '2026-01-01T00:00:00.000Z'
    expect(await save({ ...(await formOf(demand.id)), changed_at })).toMatchObject({
      success: false,
      message: 'Someone else changed this meanwhile. Please look again.',
    })
  })

  test('is not deleted while a job belongs to it, and is deleted with its trades after that', async () => {
    const { demand, line } = await newLine()
    const job = await jobOf(line.id, { job_title: 'Welder for Doha' })
    expect(await remove(demand.id)).toMatchObject({
      success: false,
      message: expect.stringContaining('the job “Welder for Doha” belongs to it'),
    })
    await payload.update({ collection: 'jobs', id: job.id, data: { demand_line: null } })
    expect(await remove(demand.id)).toMatchObject({ success: true })
    expect(await list({ id: String(demand.id) })).toMatchObject({ total: 0 })
    const where = { id: { equals: line.id } }
    expect(await payload.count({ collection: 'demand_lines', where })).toEqual({ totalDocs: 0 })
    expect(await remove(demand.id)).toMatchObject({ success: false })
  })
})
