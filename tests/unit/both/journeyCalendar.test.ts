import { afterAll, describe, expect, test } from 'vitest'
import type { Language } from '@/lib/shared/languages'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** A planned day as an entry of the phone's calendar: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, enter, step, selected } = await departureOffice()
// Later than departureOffice, because they read the settings.
const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
const { statusLinks } = await import('@/collections/Submissions/statusLink')
const { familyLink } = await import('@/collections/Submissions/familyLink')
const { stepCalendar } = await import('@/collections/StatusPage/stepCalendar')

await prepareKeyring(payload)
afterAll(end)

const linksOf = async (id: number) => {
  const row = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const token = (await statusLinks(payload, 'applications'))(row).split('/').at(-1) ?? ''
  const family = (await familyLink(payload, row, token, TODAY))?.path.split('/').at(-1) ?? ''
  return { own: { token, family: null }, ofFamily: { token: null, family } }
}

type Asked = { key?: string; language?: Language; now?: Date }

const fileOf = async (id: number, { key = 'medical', language = 'en', now = TODAY }: Asked = {}) =>
  (await stepCalendar(payload, (await linksOf(id)).own, key, language, now))?.replaceAll(
    '\r\n ',
    '',
  )

const lineOf = async (id: number, name: string) =>
  new RegExp(`^${name}[:;](.*)\\r$`, 'm').exec((await fileOf(id)) ?? '')?.[1]

const planned = async (day = '2026-12-02') => {
  const { id } = await selected({ name: 'Asha Hidden' })
  await step(id, 'medical_done', { planned: day, note: 'Called her brother' })
  return id
}

describe('the entry of a planned day', () => {
  test('is the same entry on the new day after the office changed it, and newer', async () => {
    const id = await planned()
    const uid = await lineOf(id, 'UID')
    await payload.db.updateOne({
      collection: 'deployments',
      where: { application: { equals: id } },
      data: { updatedAt: '2026-11-01T08:00:00.000Z' },
    })
    const sequence = Number(await lineOf(id, 'SEQUENCE'))
    await step(id, 'medical_done', { planned: '2026-12-09' })
    expect(await lineOf(id, 'DTSTART')).toBe('VALUE=DATE:20261209')
    expect(await lineOf(id, 'UID')).toBe(uid)
    expect(Number(await lineOf(id, 'SEQUENCE'))).toBeGreaterThan(sequence)
  })

  test('names the step and the job, in the language of the page, and nobody', async () => {
    const id = await planned()
    const row = await payload.findByID({ collection: 'applications', id, depth: 1 })
    const job = typeof row.job_id === 'object' ? row.job_id?.job_title : ''
    const english = await fileOf(id)
    expect(english).toMatch(new RegExp(`^SUMMARY:Medical test.*: ${job}\\r$`, 'm'))
    const hindi = await fileOf(id, { language: 'hi' })
    expect(hindi).toContain('यह दिन तय किया गया है।')
    for (const hidden of ['Asha', 'Called', row.reference, row.mobile, row.email, '/my-app']) {
      expect(english).not.toContain(hidden)
      expect(hindi).not.toContain(hidden)
    }
  })

  test('does not tell the family which job it is', async () => {
    const id = await planned()
    const { ofFamily } = await linksOf(id)
    const file = await stepCalendar(payload, ofFamily, 'medical', 'en', TODAY)
    expect(file).toMatch(/^SUMMARY:Medical test[^:]*\r$/m)
    const late = new Date('2027-03-20T10:00:00Z')
    await step(id, 'medical_done', { planned: '2027-04-01' })
    expect(await stepCalendar(payload, ofFamily, 'medical', 'en', late)).toBeNull()
  })

  test('lasts until the evening of the day in Mumbai', async () => {
    const id = await planned()
    expect(await fileOf(id, { now: new Date('2026-12-02T18:29:00Z') })).toContain('20261202')
    expect(await fileOf(id, { now: new Date('2026-12-02T18:31:00Z') })).toBeUndefined()
  })

  test('is refused once the step is done, or the way has ended', async () => {
    const id = await planned()
    await step(id, 'medical_done', { planned: '2026-12-02', done: '2026-11-27' })
    expect(await fileOf(id)).toBeUndefined()
    const other = await planned()
    await enter(other, { end_reason: 'visa_refused', end_note: '' })
    expect(await fileOf(other)).toBeUndefined()
  })

  test('is refused for a person who is not selected any more', async () => {
    const id = await planned()
    await payload.db.updateOne({ collection: 'applications', id, data: { stage: 'rejected' } })
    expect(await fileOf(id)).toBeUndefined()
  })
})
