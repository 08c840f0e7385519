import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant, opened, update } from '@/tests/support/candidates/applicants'
import { jobForm } from '@/tests/support/candidates/forms'
import { amount, figure } from '@/tests/support/disk/soak'
import { type Answered, php, postForm } from '@/tests/support/network/http'
import { rowIn } from '@/tests/support/rows'
import { jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/**
 * Two people edit the same row: neither loses a change without being told. Enquiries are tested in
 * enquiryList.test.ts, stages in applicationUpdates.test.ts, notes in registrationUpdates.test.ts,
 * the CMS panel in documentLocks.test.ts and panelEditedMeanwhile.test.ts.
 */

const MEANWHILE = 'Someone else changed this meanwhile. Please look again.'
const PEOPLE = amount(8, 40)
const ROUNDS = amount(1, 10)

let admin = ''

beforeAll(async () => {
  admin = await adminToken()
})

const change = async (id: number, fields: Record<string, string>): Promise<Answered> =>
  postForm(php('jobpost'), await jobForm({ job_id: String(id), ...fields }), admin)

describe('jobpost.php', () => {
  test('refuses a change of a job that somebody else has changed since it was read, and returns the current one', async () => {
    const id = await newJob()
    const { changed_at } = await jobOf(id)
    const read = { changed_at: String(changed_at) }
    expect((await change(id, { ...read, salary: 'AED 2,500' })).body).toMatchObject({
      success: true,
    })
    const refused = await change(id, { ...read, location_hiring: 'Sharjah' })
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({ success: false, message: MEANWHILE })
    const current = await jobOf(id)
    expect(current).toMatchObject({ salary: 'AED 2,500', location_hiring: 'Dubai' })
    expect(rowIn(refused, 'job')).toEqual(current)
    const again = { changed_at: String(current.changed_at), salary: 'AED 2,500' }
    expect((await change(id, { ...again, location_hiring: 'Sharjah' })).body).toMatchObject({
      success: true,
    })
    expect(await jobOf(id)).toMatchObject({ salary: 'AED 2,500', location_hiring: 'Sharjah' })
  })

  test('changes a job as before when a caller does not say what was read', async () => {
    const id = await newJob()
    expect((await change(id, { salary: 'AED 2,500' })).body).toMatchObject({ success: true })
    expect((await change(id, { salary: 'AED 2,600' })).body).toMatchObject({ success: true })
  })

  test('accepts one of several changes that began from the same state', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await newJob()
      const changed_at = String((await jobOf(id)).changed_at)
      const people = Array.from({ length: PEOPLE }, (_, n) => `AED 3,${100 + n}`)
      const answers = await Promise.all(people.map((salary) => change(id, { changed_at, salary })))
      const accepted = people.filter((_, n) => answers[n]?.body?.success)
      expect(accepted).toEqual([(await jobOf(id)).salary])
    }
    figure(
      `${PEOPLE} people save one job at the same time, ${ROUNDS} times`,
      '1 accepted each time, all others told',
    )
  })
})

test('of several people who move an application at the same time one is accepted, and every note is kept', async () => {
  const { id } = await newApplicant()
  const notes = Array.from({ length: PEOPLE }, (_, n) => `Note ${n}`)
  const stageOf = (n: number) => (n % 2 ? 'shortlisted' : 'rejected')
  const answers = await Promise.all(
    notes.map((note, n) => update({ id, revision: 0, stage: stageOf(n), note })),
  )
  const { application, activities } = await opened(id)
  const changes = activities.filter(({ kind }) => kind === 'stage')
  expect(changes).toHaveLength(1)
  for (const [n, { body }] of answers.entries()) {
    expect(body?.success, JSON.stringify(body)).toBe(stageOf(n) === application.stage)
  }
  const kept = activities.flatMap(({ kind, text }) => (kind === 'note' ? [text] : []))
  expect(kept.sort()).toEqual(notes.sort())
})
