import { afterAll, describe, expect, test } from 'vitest'
import type { GateResult } from '@/collections/Deployments/shared/gateResult'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** What a selected candidate and the family see of the way: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, enter, step, selected, apply, jobOf, newLine } = await departureOffice()
// Later than departureOffice, because they read the settings.
const { applicationSteps, familyView } = await import('@/collections/StatusPage/applicationSteps')
const { rowOfCandidate } = await import('@/collections/Deployments/deploymentRows')
const { judgeOne } = await import('@/collections/Deployments/openDeparture')
const { journeyOf } = await import('@/collections/StatusPage/journey')
const { statusOf } = await import('@/collections/StatusPage/statusOf')

afterAll(end)

const rowOf = (id: number) => payload.findByID({ collection: 'applications', id, depth: 1 })
const seen = async (id: number) => applicationSteps(payload, await rowOf(id), TODAY)
const stateOf = async (id: number, key: string) =>
  (await seen(id)).answer.steps.find((one) => one.key === key)?.state

describe('the family never reads', () => {
  test('a paper, a note, a result, money, who it is, or why a way ended', async () => {
    const { id } = await selected({ name: 'Asha Hidden' })
    await step(id, 'medical_done', { done: '2026-11-20', note: 'Called her brother' })
    await enter(id, { passport: 'ecr', fit: 'unfit' })
    const family = async () => JSON.stringify(await familyView(payload, await rowOf(id), TODAY))
    const onTheWay = await family()
    expect(onTheWay).toContain('2026-11-20')
    await enter(id, { end_reason: 'unfit', end_note: 'Lungs' })
    for (const text of [onTheWay, await family()]) {
      for (const hidden of [
        'Asha',
        'Called',
        'unfit',
        'not fit',
        'Lungs',
        'ecr',
        'checks',
        'stop"',
      ]) {
        expect(text).not.toContain(hidden)
      }
    }
    expect(await familyView(payload, await rowOf(id), TODAY)).toMatchObject({ isClosed: true })
  })
})

describe('the candidate never reads', () => {
  test('the result of the medical test, a note, or an account of staff', async () => {
    const { id } = await selected()
    await step(id, 'medical_done', { done: '2026-11-20', note: 'Called her brother' })
    await enter(id, { passport: 'ecr', fit: 'unfit' })
    const { journey } = await seen(id)
    expect(journey?.stop).toEqual({ check: 'medical', lastDay: null })
    const text = JSON.stringify(journey)
    for (const hidden of ['fit', 'Called', 'Ravi', '"by"']) expect(text).not.toContain(hidden)
  })

  test('that somebody of the same name and phone is selected elsewhere', async () => {
    const person = { name: 'Binod Twice', phone_e164: '+9779801234599' }
    const [first] = [await selected(person), await selected(person)]
    const { journey } = await seen(first.id)
    expect(journey?.checks.at(-1)).toEqual({
      ...{ check: 'question', state: 'missing', who: 'office', day: null },
    })
    expect(JSON.stringify(journey)).not.toContain('elsewhere')
  })
})

describe('a way that is over', () => {
  test('otherwise says the reason, and has no step, check or flight any more', async () => {
    const { id } = await selected()
    await enter(id, { end_reason: 'visa_refused', end_note: 'Refused twice' })
    const { answer, journey } = await seen(id)
    expect(answer.current).toBeNull()
    expect(journey).toMatchObject({ ended: 'visa_refused', stop: null, checks: [] })
    expect(JSON.stringify(journey)).not.toContain('Refused twice')
    const opened = { kind: 'applications', row: await rowOf(id) } as const
    expect(statusOf(opened, journey, 'en').word).toBe('Closed')
  })

  test('by the departure says its day, and is at the arrival although a step was left out', async () => {
    const { id } = await selected()
    await step(id, 'departed', { done: '2026-11-27', note: 'Left early' })
    const { answer, journey, dates } = await seen(id)
    expect(journey).toMatchObject({ departed: '2026-11-27', next: { key: 'arrival' }, checks: [] })
    expect(answer.current).toMatchObject({ key: 'arrival' })
    expect(dates.flight).toEqual({ day: '2026-11-27', isPlanned: false })
    expect(await stateOf(id, 'visa')).toBeNull()
    const opened = { kind: 'applications', row: await rowOf(id) } as const
    expect(statusOf(opened, journey, 'en').word).toBe('Departed')
  })
})

describe('the steps of a candidate', () => {
  test('have no journey before the selection', async () => {
    const { line } = await newLine()
    const { id } = await apply(await jobOf(line.id), { stage: 'interview' })
    expect((await seen(id)).journey).toBeNull()
  })

  test('have the days that happened and those that are planned, and no other', async () => {
    const { id } = await selected()
    await step(id, 'contract_signed', { done: '2026-11-10' })
    await step(id, 'medical_done', { planned: '2026-12-02' })
    await step(id, 'departed', { planned: '2026-12-20' })
    const { dates, journey, answer } = await seen(id)
    expect(dates.contract).toEqual({ day: '2026-11-10', isPlanned: false })
    expect(dates.medical).toEqual({ day: '2026-12-02', isPlanned: true })
    expect(dates.flight).toEqual({ day: '2026-12-20', isPlanned: true })
    expect(dates.visa).toBeUndefined()
    expect(journey).toMatchObject({ flight: '2026-12-20' })
    expect(await stateOf(id, 'contract')).toBe('done')
    expect(await stateOf(id, 'visa')).toBe('to come')
    expect(answer.steps.filter(({ state }) => state === 'here')).toHaveLength(1)
  })

  test('follow the passport that staff saw', async () => {
    const { id } = await selected()
    await enter(id, { passport: 'ecnr', fit: '' })
    expect((await seen(id)).route.passport).toBe('ecnr')
  })

  test('are still those of the way after the candidate asked to be erased', async () => {
    const { id } = await selected()
    await step(id, 'contract_signed', { done: '2026-11-10' })
    await payload.update({
      ...{ collection: 'applications', id, data: { erasure_asked_at: TODAY.toISOString() } },
    } as const)
    expect(await stateOf(id, 'contract')).toBe('done')
  })
})

describe('what stops a journey', () => {
  const withResults = async (id: number, results: GateResult[]) => {
    const row = await rowOfCandidate(payload, id)
    if (!row) throw new Error('not selected')
    return journeyOf({ ...(await judgeOne(payload, row, TODAY)), results })
  }
  const result = (change: Partial<GateResult>): GateResult => ({
    ...({ check: 'passport', state: 'blocks', reason: 'too short', who: 'you' } as const),
    lastDay: '2026-10-02',
    ...change,
  })

  test('is a paper that ends too soon, not one that is still to come', async () => {
    const { id } = await selected()
    expect((await seen(id)).journey?.stop).toBeNull()
    const visa = result({ check: 'visa', reason: 'missing', who: 'employer', lastDay: null })
    expect(await withResults(id, [visa, result({})])).toMatchObject({
      stop: { check: 'passport', lastDay: '2026-10-02' },
      checks: [
        { check: 'visa', state: 'to come' },
        { check: 'passport', state: 'stops', day: '2026-10-02' },
      ],
    })
  })

  test('is not a paper that lasts, is in time, or may be needed', async () => {
    const { id } = await selected()
    const { stop, checks } = await withResults(id, [
      result({ state: 'ok', reason: null, lastDay: '2030-01-01' }),
      result({ check: 'visa', state: 'warns', reason: 'ends soon' }),
      result({ check: 'orientation', state: 'warns', reason: 'perhaps needed', lastDay: null }),
      result({ check: 'insurance', state: 'warns', reason: 'last day unknown', lastDay: null }),
      result({ check: 'refund', state: 'ok', reason: null, lastDay: null }),
    ])
    expect(stop).toBeNull()
    expect(checks.map(({ state }) => state)).toEqual(['ok', 'soon', 'perhaps', 'unknown'])
  })
})
