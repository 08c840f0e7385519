import { afterAll, describe, expect, test } from 'vitest'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/** Who waits for money, wherever the person is now: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, user, selected, step, enter, charge, refund, entryOf, moneyOf } =
  await moneyOffice()
// Later than moneyOffice, because they read the settings.
const { listDepartures } = await import('@/collections/Deployments/listDepartures')
const { forgetPerson } = await import('@/collections/Erasures/forgetPerson')

afterAll(end)

type Group = { key: string; total: number; people: { id: number; step_title: string }[] }
const list = async (day: string, sees_money = true) => {
  const query = new URLSearchParams({ group: 'refunds' })
  const now = new Date(`${day}T10:00:00Z`)
  return listDepartures(payload, { ...user, sees_money }, query, now)
}
const groups = async (day = '2026-11-28') => (await list(day)).body.groups as Group[]
const groupOf = async (id: number, day?: string) =>
  (await groups(day)).find(({ people }) => people.some((person) => person.id === id))?.key

describe('the list of refunds', () => {
  test('is refused to a recruiter who may not see money', async () => {
    expect((await list('2026-11-28', false)).status).toBe(403)
  })

  test('has whom money is due, by its last day, also after the flight and the end of the way', async () => {
    const { id } = await selected({ name: 'Asha Due' })
    await charge(id, { is_here: true, sum: '60,000' })
    expect(await groupOf(id)).toBe('due')
    expect(await groupOf(id, '2026-12-06')).toBe('late')
    await enter(id, { end_reason: 'visa_refused', end_note: '' })
    expect(await groupOf(id)).toBe('due')
    const flown = await selected({ name: 'Binod Flown' })
    await charge(flown.id, { is_here: true, sum: '60,000' })
    await step(flown.id, 'departed', { done: '2026-11-27', note: 'Paid back on Monday' })
    expect(await groupOf(flown.id)).toBe('due')
  })

  test('asks to decide when a way ended with money that is still here, until all is paid back', async () => {
    const { id } = await selected({ name: 'Chitra Kept' })
    await charge(id, { sum: '10,000' })
    expect(await groupOf(id)).toBeUndefined()
    await enter(id, { end_reason: 'visa_refused', end_note: '' })
    expect(await groupOf(id)).toBe('kept')
    const entry = await entryOf(id)
    await refund(id, entry.id, { sum: '11,800' })
    expect((await moneyOf(id)).entries).toHaveLength(2)
    expect(await groupOf(id)).toBeUndefined()
  })

  test('counts what is due to somebody who was erased, without a name', async () => {
    const { id } = await selected({ name: 'Devi Erased' })
    await charge(id, { is_here: true, sum: '60,000' })
    await forgetPerson(payload, [id])
    const others = (await groups()).find(({ key }) => key === 'others')
    expect(others).toMatchObject({ total: 1, people: [] })
  })
})
