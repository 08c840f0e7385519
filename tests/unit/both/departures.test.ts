import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** The ways of selected people as staff enter them: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, open, send, enter, step, listed, selected, one, apply, jobOf, newLine } =
  await departureOffice()
// Later than departureOffice, because it reads the settings.
const { moveStage } = await import('@/collections/Applications/moveStage')

afterAll(end)

const refused = (field: string, text: RegExp) => ({
  success: false,
  errors: { [field]: expect.stringMatching(text) },
})
const blockedBy = async (id: number) =>
  (await open(id)).results.filter(({ state }) => state === 'blocks').map(({ check }) => check)
const found = async (id: number, query: Record<string, string> = {}) =>
  (await listed(query)).groups.flatMap(({ people }) => people).find((person) => person.id === id)

describe('a selected person', () => {
  test('is on the way without any further step, and nobody else is', async () => {
    const { id } = await selected()
    const { line } = await newLine()
    const other = await apply(await jobOf(line.id), { stage: 'interview' })
    expect(await open(id)).toMatchObject({ changed_at: '', departed_on: null, ended: null })
    expect(await found(id)).toMatchObject({ step: 'contract' })
    expect(await found(other.id)).toBeUndefined()
    expect(await send({ id: other.id, changed_at: '', passport: '', fit: '' })).toMatchObject({
      success: false,
      message: 'This person is no longer at the stage Selected.',
    })
  })

  test('is not opened without a line in the audit trail', async () => {
    const { id } = await selected()
    await open(id)
    const where: Where = { and: [{ subject_id: { equals: id } }, { action: { equals: 'view' } }] }
    const { docs } = await payload.find({ collection: 'audit', where })
    expect(docs).toMatchObject([{ subject: 'applications', detail: 'departure' }])
  })

  test('goes from step to step with what happened', async () => {
    const { id } = await selected()
    await step(id, 'contract_signed', { done: '2026-11-10' })
    await step(id, 'certificates_back', { done: '2026-11-12' })
    expect(await found(id)).toMatchObject({ step: 'medical', days: 16 })
    expect(await blockedBy(id)).not.toContain('contract')
    const { steps } = await open(id)
    const states = Object.fromEntries(steps.map(({ key, state }) => [key, state]))
    expect(states).toMatchObject({ contract: 'done', medical: 'here', visa: 'to come' })
    expect(steps[0]?.milestones.at(-1)).toMatchObject({ done: '2026-11-10', by: 'Ravi' })
  })

  test('keeps what was entered when the stage changes and changes back', async () => {
    const { id } = await selected()
    await step(id, 'visa_applied', { done: '2026-11-20' })
    const move = { ids: [id], by: null }
    await moveStage(payload, { ...move, from: 'selected', to: 'interview' })
    expect(await found(id)).toBeUndefined()
    await moveStage(payload, { ...move, from: 'interview', to: 'selected' })
    const visa = (await open(id)).steps.find(({ key }) => key === 'visa')
    expect(visa?.milestones[0]).toMatchObject({ key: 'visa_applied', done: '2026-11-20' })
  })

  test('who is selected for two jobs is blocked at both until one way ends', async () => {
    const person = { name: 'Binod Twice', phone_e164: '+9779801234567' }
    const [first, second] = [await selected(person), await selected(person)]
    const brother = await selected({ ...person, name: 'Kamal Other' })
    expect(await blockedBy(first.id)).toContain('elsewhere')
    expect(await blockedBy(second.id)).toContain('elsewhere')
    expect(await blockedBy(brother.id)).not.toContain('elsewhere')
    await enter(second.id, { end_reason: 'other_job', end_note: '' })
    expect(await blockedBy(first.id)).not.toContain('elsewhere')
  })
})

describe('an entry is refused', () => {
  test.each([
    ['on a day that has not come', 'visa_issued', '2026-11-29', /has not come yet/],
    ['before what comes first', 'visa_issued', '2026-11-09', /cannot be before “Visa applied for”/],
  ] as const)('%s', async (_why, milestone, done, text) => {
    const { id } = await selected()
    await step(id, 'visa_applied', { done: '2026-11-10' })
    expect(await step(id, milestone, { done })).toMatchObject(refused('done', text))
  })

  test('after what comes later', async () => {
    const { id } = await selected()
    await step(id, 'visa_issued', { done: '2026-11-10' })
    expect(await step(id, 'visa_applied', { done: '2026-11-11' })).toMatchObject(
      refused('done', /cannot be after “Visa issued” on 10 Nov 2026/),
    )
  })

  test('as a departure while something blocks, unless staff say why', async () => {
    const { id } = await selected()
    expect(await step(id, 'departed', { done: '2026-11-27' })).toMatchObject(
      refused('note', /No visa; .*Write why the person left/),
    )
    const note = 'Flew with the visa of a brother company'
    expect(await step(id, 'departed', { done: '2026-11-27', note })).toMatchObject({
      success: true,
      departure: { departed_on: '2026-11-27' },
    })
    expect(await found(id)).toBeUndefined()
  })

  test('when somebody else has changed the way meanwhile, with the way as it is now', async () => {
    const { id } = await selected()
    const values = { id, changed_at: '', milestone: 'offer_sent', planned: '', note: '' } as const
    await send({ ...values, done: '2026-11-10' })
    const late = await send({ ...values, done: '2026-11-12' })
    expect(late).toMatchObject({ success: false, message: expect.stringMatching(/meanwhile/) })
    const { steps } = late.departure as DepartureJson // what saveDeparture answers
    expect(steps[0]?.milestones[0]).toMatchObject({ key: 'offer_sent', done: '2026-11-10' })
  })
})

describe('the place of a demand', () => {
  test('is kept by a person who departed', async () => {
    const { id, demand } = await selected()
    await step(id, 'departed', { done: '2026-11-27', note: 'Left early' })
    expect(await one(demand.id)).toMatchObject({ left: 1 })
  })

  test('is free again after another end, and taken when the way goes on', async () => {
    const { id, demand } = await selected()
    expect(
      await enter(id, { end_reason: 'visa_refused', end_note: 'Refused twice' }),
    ).toMatchObject({
      departure: { ended: { on: '2026-11-28', reason: 'visa_refused', note: 'Refused twice' } },
    })
    expect(await one(demand.id)).toMatchObject({ left: 2 })
    expect(await found(id)).toBeUndefined()
    expect(await enter(id, { resume: true })).toMatchObject({ departure: { ended: null } })
    expect(await one(demand.id)).toMatchObject({ left: 1 })
  })

  test('is not given back by somebody who has departed', async () => {
    const { id } = await selected()
    await step(id, 'departed', { done: '2026-11-27', note: 'Left early' })
    expect(await enter(id, { end_reason: 'other', end_note: '' })).toMatchObject({ success: false })
  })
})

describe('a milestone of many people', () => {
  test('is entered for those who can have it, and taken back where nobody changed it', async () => {
    const [first, second, third] = [await selected(), await selected(), await selected()]
    await step(second.id, 'visa_issued', { done: '2026-11-01' })
    await step(third.id, 'visa_applied', { done: '2026-11-25', planned: '2026-11-24' })
    const ids = [first.id, second.id, third.id]
    const saved = await send({ ids, milestone: 'visa_issued', done: '2026-11-20' })
    expect(saved).toMatchObject({ success: true, count: 1, left: 2 })
    expect(await found(second.id)).toBeDefined()
    expect(await send({ undo: String(saved.batch) })).toMatchObject({ count: 1 })
    expect(await send({ undo: String(saved.batch) })).toMatchObject({ success: false })
    expect(await send({ undo: randomUUID() })).toMatchObject({ success: false })
    const visa = async (id: number) =>
      (await open(id)).steps.find(({ key }) => key === 'visa')?.milestones[1]?.done
    expect(await visa(first.id)).toBe('')
    expect(await visa(second.id)).toBe('2026-11-01')
  })

  test('is refused with the reason when nobody can have it', async () => {
    const { id } = await selected()
    expect(await send({ ids: [id], milestone: 'visa_issued', done: '2026-12-01' })).toMatchObject(
      refused('done', /has not come yet/),
    )
  })
})

describe('the list', () => {
  test('groups by what blocks, by step and by flight, and finds by words', async () => {
    const name = `Lister ${randomUUID().slice(0, 8)}`
    const { id } = await selected({ name })
    await step(id, 'departed', { planned: '2026-12-02' })
    const groupOf = async (group: string) => {
      const { groups } = await listed({ group, q: name.toUpperCase() })
      return groups.map(({ key, title, total }) => ({ key, title, total }))
    }
    expect(await groupOf('blocks')).toEqual([
      { key: 'passport missing', title: 'No passport entered', total: 1 },
    ])
    expect(await groupOf('step')).toMatchObject([{ key: 'contract', total: 1 }])
    expect(await groupOf('flight')).toMatchObject([{ key: 'week', title: 'Within 7 days' }])
    expect((await listed()).counts.soonBlocked).toBeGreaterThan(0)
    expect((await listed({ q: name, step: 'visa' })).groups).toEqual([])
  })
})
