import { beforeAll, describe, expect, test } from 'vitest'
import { listed, namesListed, newApplicant, update } from '@/tests/support/candidates/applicants'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { change, hasDatabase } from '@/tests/support/site/database'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const mumbaiDay = (later: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + later * 86_400_000,
  )

describe('the applicant list filter', () => {
  const word = mark()
  const dubai = `Dubai ${word}`
  const general = `General ${word}`
  let job_id = 0

  beforeAll(async () => {
    job_id = await newJob({ job_title: `Job ${word}` })
    const first = await newApplicant({ name: dubai, job_id: String(job_id), source: 'whatsapp' })
    await newApplicant({ name: general })
    await update({ ...first, stage: 'interview', is_starred: true, note: 'Speaks Arabic' })
  })

  test.each([
    ['job', () => ({ job: String(job_id) }), [dubai]],
    ['no job in particular', () => ({ job: '0' }), [general]],
    ['country of the job', () => ({ country: 'AE' }), [dubai]],
    ['country in small letters', () => ({ country: 'ae' }), [dubai]],
    ['another country', () => ({ country: 'MY' }), []],
    ['stage', () => ({ stage: 'interview' }), [dubai]],
    ['source', () => ({ source: 'whatsapp' }), [dubai]],
    ['first day', () => ({ from: mumbaiDay(0) }), [general, dubai]],
    ['first day in the future', () => ({ from: mumbaiDay(1) }), []],
    ['last day', () => ({ to: mumbaiDay(0) }), [general, dubai]],
    ['last day in the past', () => ({ to: mumbaiDay(-1) }), []],
    ['note', () => ({ note: '1' }), [dubai]],
    ['star', () => ({ star: '1' }), [dubai]],
    ['not seen yet', () => ({ unseen: '1' }), [general]],
    ['several filters at once', () => ({ stage: 'interview', star: '1', country: 'AE' }), [dubai]],
    ['several filters of which one does not match', () => ({ stage: 'interview', job: '0' }), []],
    ['the word, oldest first', () => ({ sort: 'oldest' }), [dubai, general]],
    ['the word, sorted by name', () => ({ sort: 'name' }), [dubai, general]],
    ['the word, with an unknown sort order', () => ({ sort: 'dedupe_key' }), [general, dubai]],
  ])('finds applicants by %s', async (_what, filters, found) => {
    expect(await namesListed({ q: word, ...filters() })).toEqual(found)
  })

  test.each<Record<string, string>>([
    { job: 'abc' },
    { job: '-1' },
    { job: '99999999999' },
    { country: 'Dubai' },
    { country: "A'" },
    { stage: 'constructor' },
    { stage: 'hired' },
    { source: '__proto__' },
    { from: 'yesterday' },
    { from: '2026-13-45' },
    { to: '0000-01-01' },
    { from: '2026-11-22T00:00:00Z' },
  ])('finds nobody for the invalid value %o', async (filters) => {
    expect(await namesListed({ q: word, ...filters })).toEqual([])
  })

  test.each<Record<string, string>>([
    { note: 'yes' },
    { star: '0' },
    { unseen: '' },
    { sort: 'name;drop' },
  ])('ignores the unknown value %o', async (filters) => {
    expect(await namesListed({ q: word, ...filters })).toHaveLength(2)
  })

  test('is followed by the number of applicants at each stage, whichever stage is chosen', async () => {
    const counts = {
      new: 1,
      contacted: 0,
      shortlisted: 0,
      interview: 1,
      selected: 0,
      rejected: 0,
      withdrawn: 0,
    }
    expect((await listed({ q: word })).by_stage).toEqual(counts)
    expect(await listed({ q: word, stage: 'interview' })).toMatchObject({
      by_stage: counts,
      total: 1,
    })
  })

  test('of an unpaged list returns no stage counts', async () => {
    const answer = await get(php('jobapplied_list', `?q=${word}`), await adminToken())
    expect(rowsIn(answer, 'jobs')).toHaveLength(2)
    expect(answer.body).not.toHaveProperty('by_stage')
  })
})

test.skipIf(!hasDatabase())(
  'a quarantined applicant is on no list and cannot be opened, changed or exported',
  async () => {
    const word = mark()
    const { id, revision } = await newApplicant({ name: `Gone ${word}` })
    await change('update applications set quarantined_at = ? where id = ?', [
      new Date().toISOString(),
      id,
    ])
    expect(await namesListed({ q: word })).toEqual([])
    const shut = await get(php('application', `?id=${id}`), await adminToken())
    expect(shut.body).toMatchObject({ success: false })
    expect(shut.text).not.toContain(word)
    const changed = await update({ id, revision, note: 'Still there?' })
    expect(changed.body).toMatchObject({ success: false })
    const moved = await update({ ids: [id], stage: 'rejected' })
    expect(moved.body).toMatchObject({ success: true, count: 0 })
    const exported = await get(php('application_export', `?q=${word}`), await adminToken())
    expect(exported.body).toMatchObject({ message: 'There is nothing to export.' })
  },
)
