import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { demandOffice, TODAY } from '@/tests/support/candidates/storedDemands'

/** Demands as they are stored, and the places that selected people take: on SQLite and on Postgres. */

const { payload, end, save, list, one, made, newLine, lineOf, jobOf, apply } = await demandOffice()
// Later than demandOffice, because they read the settings.
const { moveStage } = await import('@/collections/Applications/moveStage')
const { publicDemand } = await import('@/collections/Demands/jobDemand')
const { onChange } = await import('@/lib/server/cache/changes')

afterAll(end)

describe('the places of a demand', () => {
  test('are taken by the people selected for all jobs of the line, and by nobody else', async () => {
    const { demand, line } = await newLine()
    const [first, second] = [await jobOf(line.id), await jobOf(line.id)]
    await apply(first)
    for (const stage of ['new', 'interview', 'rejected', 'withdrawn'] as const) {
      await apply(first, { stage })
    }
    await apply(first, { quarantined_at: TODAY.toISOString() })
    await apply(second, { erasure_asked_at: TODAY.toISOString() })
    expect(await one(demand.id)).toMatchObject({ state: 'open', left: 1, lines: [{ taken: 1 }] })
    await apply(second)
    expect(await one(demand.id)).toMatchObject({ state: 'full', left: 0, lines: [{ taken: 2 }] })
  })

  test('are free again when somebody is moved back, and pages of jobs are told of it', async () => {
    const { demand, line } = await newLine()
    const { id } = await apply(await jobOf(line.id))
    const told: string[] = []
    const stop = onChange((tag) => told.push(tag))
    await moveStage(payload, { ids: [id], from: 'selected', to: 'withdrawn', by: null })
    stop()
    expect(told).toEqual(['jobs'])
    expect(await one(demand.id)).toMatchObject({ left: 2 })
  })

  test('change no page when the job has no demand', async () => {
    const { line } = await newLine()
    const { id } = await apply(await jobOf(line.id, { demand_line: null }))
    const told: string[] = []
    const stop = onChange((tag) => told.push(tag))
    await moveStage(payload, { ids: [id], from: 'selected', to: 'withdrawn', by: null })
    stop()
    expect(told).toEqual([])
  })
})

describe('the list of demands', () => {
  test('begins with those that end first and ends with the expired ones', async () => {
    const employer = `Order ${randomUUID()}`
    for (const [trade, valid_until] of [
      ['expired', '2026-11-27'],
      ['late', '2027-06-01'],
      ['soon', '2026-12-01'],
      ['long expired', '2026-10-20'],
    ] as const) {
      await save({ employer, valid_until, lines: [{ trade, headcount: '1' }] })
    }
    const { demands, counts } = await list({ q: employer })
    const trades = (demands as { lines: { trade: string }[] }[]).map(({ lines }) => lines[0]?.trade)
    expect(trades).toEqual(['soon', 'late', 'expired', 'long expired'])
    expect(counts).toEqual({ expired: 2, full: 0, 'expires soon': 1, open: 1 })
    expect(await list({ q: employer, state: 'expired' })).toMatchObject({ total: 2 })
    expect(await list({ q: employer, state: 'nonsense' })).toMatchObject({ total: 4 })
    expect(await list({ q: employer, page: '2', limit: '3' })).toMatchObject({
      demands: [{ valid_until: '2026-10-20' }],
    })
  })
})

describe('what visitors see of a demand', () => {
  const shown = (line: number | null, isConfidential = false, day = TODAY) =>
    publicDemand(payload, line, isConfidential, day)

  test('has the employer, the number and the places left', async () => {
    const { demand, line } = await newLine()
    await apply(await jobOf(line.id))
    expect(await shown(line.id)).toEqual({
      named: { employer: demand.employer, number: demand.number },
      issued_on: '2026-10-09',
      valid_until: '2027-04-08',
      headcount: 2,
      left: 1,
    })
  })

  test('has neither employer nor number when the demand or the job keeps them secret', async () => {
    const secret = lineOf(await made({ confidential: true }))
    const { line } = await newLine()
    expect(await shown(secret.id)).toMatchObject({ named: null })
    expect(await shown(line.id, true)).toMatchObject({ named: null })
  })

  test('is nothing from the day after its end on, and without a demand', async () => {
    const { line } = await newLine()
    expect(await shown(line.id, false, new Date('2027-04-08T18:29:00Z'))).not.toBeNull()
    expect(await shown(line.id, false, new Date('2027-04-08T18:31:00Z'))).toBeNull()
    expect(await shown(null)).toBeNull()
    expect(await shown(987_654)).toBeNull()
  })
})
