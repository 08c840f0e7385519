import type { Where } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { officeDay } from '@/lib/shared/format'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** What the office is reminded of each morning: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, selected, step, enter } = await departureOffice()
// Later than departureOffice, because it reads the settings.
const { everybody } = await import('@/collections/Deployments/everybody')
const { departuresToday } = await import('@/collections/Deployments/email')
const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
const { remindOfDepartures } = await import('@/collections/Deployments/remind')
const { attention } = await import('@/collections/Overview/attention')

await prepareKeyring(payload)

afterAll(end)

const reminded = async (now = TODAY) =>
  departuresToday(await everybody(payload, now), officeDay(now))
const textOf = async () => JSON.stringify((await reminded())?.parts[0])
const mailsTo = async (id: number, now: Date) => {
  await remindOfDepartures(payload, now)
  const where: Where = { application: { equals: id } }
  return (await payload.find({ collection: 'mails', where })).docs
}

describe('the office', () => {
  test('gets no mail while nothing is urgent', async () => {
    await selected({ name: 'Asha Quiet' })
    expect(await reminded()).toBeNull()
  })

  test('is told of people who fly soon and are blocked, without a name', async () => {
    const { id } = await selected({ name: 'Binod Blocked' })
    await step(id, 'departed', { planned: '2026-12-05' })
    const mail = await reminded()
    expect(await textOf()).toContain('1 person flies within 7 days, but is blocked.')
    expect(JSON.stringify(mail)).not.toContain('Binod')
    const items = await attention(payload, true, TODAY)
    expect(items).toContainEqual(
      expect.objectContaining({
        text: '1 person flies within 7 days and is blocked',
        href: '/managejobs?panel=departures&group=flight',
      }),
    )
  })

  test('is not told of a flight on the eighth day', async () => {
    const { id } = await selected({ name: 'Kamal Later' })
    await step(id, 'departed', { planned: '2026-12-06' })
    expect(await textOf()).toContain('1 person flies')
  })

  test('is told of a planned day that is over, until it is entered or the way ends', async () => {
    const { id } = await selected({ name: 'Devi Planned' })
    await step(id, 'medical_done', { planned: '2026-11-27' })
    const other = await selected({ name: 'Esha Planned' })
    await step(other.id, 'visa_issued', { planned: '2026-11-27' })
    expect(await textOf()).toContain('2 people have a planned day that is over')
    await step(id, 'medical_done', { planned: '2026-11-27', done: '2026-11-27' })
    await enter(other.id, { end_reason: 'other', end_note: '' })
    expect(await textOf()).not.toContain('planned day')
  })

  test('is told of a paper that ends before the flight', async () => {
    const { id } = await selected({ name: 'Firoz Passport' })
    await step(id, 'departed', { planned: '2027-03-01' })
    await payload.create({
      collection: 'papers',
      data: { application: id, kind: 'passport', last_day: '2027-06-01' },
    })
    expect(await textOf()).toContain('1 person has a paper that ends before the flight')
  })
})

describe('a candidate', () => {
  const MORNING = new Date('2026-12-09T04:00:00Z')

  test('is reminded once on the day before, in the language of the application', async () => {
    const { id } = await selected({ name: 'Gita Tomorrow', language: 'hi' })
    await step(id, 'medical_done', { planned: '2026-12-10' })
    const [mail, ...others] = await mailsTo(id, MORNING)
    expect(mail?.subject).toMatch(/^कल: /)
    expect(mail?.text).toContain('10 दिसंबर 2026')
    expect(mail?.text).toContain('/my-application/')
    expect(others).toEqual([])
    expect(await mailsTo(id, new Date('2026-12-09T09:00:00Z'))).toHaveLength(1)
  })

  test.each([
    ['two days before', new Date('2026-12-08T04:00:00Z')],
    ['on the day itself', new Date('2026-12-10T04:00:00Z')],
    ['at night', new Date('2026-12-09T01:00:00Z')],
  ])('is not reminded %s', async (_when, now) => {
    const { id } = await selected()
    await step(id, 'medical_done', { planned: '2026-12-10' })
    expect(await mailsTo(id, now)).toEqual([])
  })

  test('is not reminded of what the office does, of what is done, or after the way has ended', async () => {
    const visa = await selected()
    await step(visa.id, 'visa_issued', { planned: '2026-12-10' })
    const done = await selected()
    await step(done.id, 'medical_done', { planned: '2026-12-10', done: '2026-11-27' })
    const ended = await selected()
    await step(ended.id, 'medical_done', { planned: '2026-12-10' })
    await enter(ended.id, { end_reason: 'other', end_note: '' })
    for (const { id } of [visa, done, ended]) expect(await mailsTo(id, MORNING)).toEqual([])
  })
})
