import { afterAll, describe, expect, test } from 'vitest'
import type { NewJobsJson } from '@/collections/BroadcastLists/shared/json'
import type { BroadcastList, User } from '@/payload-types'
import { storeJob } from '@/tests/support/candidates/storedAlerts'
import { ownPayload } from '@/tests/support/site/ownPayload'

/** What staff send to a broadcast list about new jobs: on SQLite and on Postgres. */

const { payload, end } = await ownPayload()
const { newJobs, toldOfJobs } = await import('@/collections/BroadcastLists/newJobs')
afterAll(end)

const admin = (await payload.create({
  collection: 'users',
  data: {
    ...{ name: 'Test admin', email: 'admin@staff.example', role: 'admin' },
    password: 'a password of the test',
  },
})) as User

const NOON = new Date('2026-11-20T06:30:00Z')
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
const hoursAgo = (hours: number) => later(-hours).toISOString()

let lists = 0
const newList = (values: Partial<BroadcastList> = {}): Promise<BroadcastList> => {
  lists += 1
  return payload.create({
    collection: 'broadcast-lists',
    data: { number: lists, name: `List ${lists}, 20 Nov`, count: 3, ...values },
  })
}

const textFor = async ({ number }: BroadcastList, now = NOON): Promise<NewJobsJson> =>
  (await newJobs(payload, String(number), now)).body.new_jobs as NewJobsJson

const tell = async ({ number }: BroadcastList, until: string, now = NOON): Promise<unknown> =>
  (await toldOfJobs(payload, admin, { list: number, until }, now)).body.success

describe('the new jobs of a broadcast list', () => {
  test('are those of the last seven days, the newest first, with links and a warning', async () => {
    const [old, first, second] = [
      await storeJob(payload, { job_title: 'Too old', posted_at: hoursAgo(8 * 24) }),
      await storeJob(payload, { job_title: 'Pipe fitter', posted_at: hoursAgo(50) }),
      await storeJob(payload, { job_title: 'Rigger', posted_at: hoursAgo(2) }),
    ]
    const { text, count, told_today } = await textFor(await newList())
    expect({ count, told_today }).toEqual({ count: 2, told_today: false })
    expect(text.indexOf('Rigger, Qatar')).toBeLessThan(text.indexOf('Pipe fitter, Qatar'))
    expect(text).toContain(`/job-details/${second.id}?ref=whatsapp`)
    expect(text).toContain(`/job-details/${first.id}?ref=whatsapp`)
    expect(text).not.toContain(`/job-details/${old.id}?`)
    expect(text).toContain('We never ask for money')
    expect(text).toContain('20 November 2026')
  })

  test('are told once: afterwards only later ones, and none on the same day', async () => {
    const list = await newList()
    await storeJob(payload, { job_title: 'Scaffolder', posted_at: hoursAgo(1) })
    const { until } = await textFor(list)
    expect(await tell(list, until)).toBe(true)
    expect(await textFor(list, later(3))).toMatchObject({ text: '', told_today: true })
    await storeJob(payload, { job_title: 'Painter', posted_at: later(4).toISOString() })
    const { text, count } = await textFor(list, later(24))
    expect(count).toBe(1)
    expect(text).toContain('Painter')
    expect(text).not.toContain('Scaffolder')
  })

  test('leave out closed, deleted and sample jobs', async () => {
    const posted_at = later(99).toISOString()
    await storeJob(payload, { job_title: 'Deleted', posted_at, is_deleted: 'Yes' })
    await storeJob(payload, { job_title: 'Sample', posted_at, is_sample: true })
    await storeJob(payload, { job_title: 'Closed', posted_at, closing_date: '2026-11-23' })
    const list = await newList({ told_until: later(98).toISOString() })
    expect(await textFor(list, later(120))).toMatchObject({ text: '', count: 0 })
  })
})

describe('a text is not noted as sent', () => {
  test('twice, by two who send it at once', async () => {
    const list = await newList()
    const { until } = await textFor(list)
    const said = await Promise.all([tell(list, until), tell(list, until)])
    expect(said.sort()).toEqual([false, true])
  })

  test('on the same day again', async () => {
    const list = await newList()
    await tell(list, (await textFor(list)).until)
    expect(await tell(list, later(1).toISOString(), later(1))).toBe(false)
  })

  test('with jobs that the list knows, or that are not posted yet', async () => {
    const list = await newList({ told_until: hoursAgo(24), told_at: hoursAgo(24) })
    expect(await tell(list, hoursAgo(24))).toBe(false)
    expect(await tell(list, hoursAgo(30))).toBe(false)
    expect(await tell(list, later(1).toISOString())).toBe(false)
  })

  test('for a list that does not exist', async () => {
    expect((await newJobs(payload, '999')).body.success).toBe(false)
    expect((await newJobs(payload, "1' or 1=1")).body.success).toBe(false)
    expect((await toldOfJobs(payload, admin, { list: 999, until: hoursAgo(1) })).body.success).toBe(
      false,
    )
  })
})
