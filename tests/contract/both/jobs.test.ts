import { describe, expect, test } from 'vitest'
import { deactivate, JOB_KEYS } from '@/tests/support/candidates/jobs'
import { expectRefusal } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { editInPanel, jobOf, jobsMarked, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const DAY_MS = 86_400_000

const jobs = async (query = '', token?: string): Promise<Row[]> => {
  const answer = await get(php('joblist', query), token)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ success: true })
  return rowsIn(answer, 'jobs')
}

const idsOf = (rows: Row[]) => rows.map((row) => row.id)

describe('the job list for visitors', () => {
  test('has the fields of the contract as the admin wrote them', async () => {
    const salary = `AED 1,234 ${mark()}`
    const id = await newJob({ salary, job_description: 'First\n\nSecond <b>line</b>' })
    const job = (await jobs()).find((row) => row.id === id)
    expect(Object.keys(job ?? {}).sort()).toEqual(JOB_KEYS)
    expect(job).toMatchObject({
      salary,
      job_description: 'First\n\nSecond <b>line</b>',
      is_deleted: 'No',
      name: 'UAE',
      iso2: 'AE',
      company_logo: null,
    })
    expect(Math.abs(Date.parse(String(job?.update_at)) - Date.now())).toBeLessThan(DAY_MS)
  })

  test('is sorted newest first', async () => {
    const older = await newJob()
    const newer = await newJob()
    const ids = idsOf(await jobs())
    expect(ids.indexOf(newer)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older))
    const dates = (await jobs()).map((job) => String(job.update_at))
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('contains nothing of an inactive job, also in a search or in its details', async () => {
    const marked = mark()
    const id = await newJob({ job_title: `Hidden ${marked}`, company_name: `Secret ${marked}` })
    await deactivate(id)
    for (const path of [
      php('joblist'),
      php('joblist', `?q=${marked}`),
      php('joblist', '?status=Inactive'),
      php('joblist', '?is_deleted=Yes&status=Inactive&all=true'),
      php('joblist', '?country=AE&page=1&limit=100'),
      php('job_details', `?job_id=${id}`),
    ]) {
      expect((await get(path)).text).not.toContain(marked)
    }
  })

  test('answers a link to an inactive job with "This job is no longer open"', async () => {
    const id = await newJob()
    await deactivate(id)
    const answer = await get(php('job_details', `?job_id=${id}`))
    expectRefusal(answer, 'This job is no longer open')
    expect(answer.body?.job).toBeNull()
  })

  test('contains a job until the end of its closing date in Mumbai', async () => {
    const marked = mark()
    const id = await newJob({ job_title: `Closing ${marked}` })
    await editInPanel(id, { closing_date: new Date(Date.now() + DAY_MS).toISOString() })
    expect(idsOf(await jobs())).toContain(id)
    await editInPanel(id, { closing_date: new Date().toISOString() })
    expect(idsOf(await jobs())).toContain(id)
    await editInPanel(id, { closing_date: new Date(Date.now() - DAY_MS).toISOString() })
    expect(idsOf(await jobs())).not.toContain(id)
    expect(idsOf(await jobs('?country=AE'))).not.toContain(id)
    const details = await get(php('job_details', `?job_id=${id}`))
    expectRefusal(details, 'This job is no longer open')
    expect(details.text).not.toContain(marked)
  })

  test('is also returned for an invalid token', async () => {
    const id = await newJob()
    await deactivate(id)
    expect(idsOf(await jobs('', 'garbage'))).not.toContain(id)
  })

  test('contains no versions or internal field names', async () => {
    const text = (await get(php('joblist'))).text
    for (const name of ['createdAt', 'updatedAt', '_status', 'posted_at', 'version']) {
      expect(text).not.toContain(`"${name}"`)
    }
  })
})

describe('the job list for admins', () => {
  test('contains inactive jobs and must not be cached', async () => {
    const id = await newJob()
    await deactivate(id)
    const answer = await get(php('joblist'), await adminToken())
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const rows = rowsIn(answer, 'jobs')
    const row = rows.find((job) => job.id === id)
    expect(row).toMatchObject({ is_deleted: 'Yes' })
    expect(await jobOf(id)).toMatchObject({ id, is_deleted: 'Yes' })
  })

  test('is filtered by title and status', async () => {
    const marked = mark()
    const open = await newJob({ job_title: `Open ${marked}` })
    const closed = await newJob({ job_title: `Closed ${marked}` })
    await deactivate(closed)
    expect(idsOf(await jobsMarked(marked))).toEqual([closed, open])
    const token = await adminToken()
    expect(idsOf(await jobs(`?q=${marked}&status=Active`, token))).toEqual([open])
    expect(idsOf(await jobs(`?q=${marked}&status=Inactive`, token))).toEqual([closed])
  })

  test('has pages of five with the total, and lists nothing twice', async () => {
    const marked = mark()
    const made: number[] = []
    for (let i = 0; i < 6; i++) made.push(await newJob({ job_title: `Paged ${marked}` }))
    const token = await adminToken()
    const first = await get(php('joblist', `?q=${marked}&page=1`), token)
    const second = await get(php('joblist', `?q=${marked}&page=2`), token)
    const third = await get(php('joblist', `?q=${marked}&page=3`), token)
    expect(first.body?.total).toBe(6)
    expect(idsOf(rowsIn(first, 'jobs'))).toEqual(made.toReversed().slice(0, 5))
    expect(idsOf(rowsIn(second, 'jobs'))).toEqual([made[0]])
    expect(third.body?.jobs).toEqual([])
  })

  const searchLiterally = async (q: string) => {
    const id = await newJob({ job_title: 'Plain title', company_name: 'Plain company' })
    const answer = await get(php('joblist', `?q=${q}`), await adminToken())
    expect(answer.status).toBe(200)
    expect(idsOf(rowsIn(answer, 'jobs'))).not.toContain(id)
  }

  test.each(["'%20OR%201=1--", '%5C', '"', '%22%3B', '%25', '_'])(
    'is searched for "%s" literally',
    searchLiterally,
  )
})

describe('an invalid filter or page of the job list', () => {
  test.each(['?country=nowhere', '?country=0', '?industry=nothing', '?industry=constructor'])(
    '%s matches nothing',
    async (query) => {
      expect(await jobs(query)).toEqual([])
    },
  )

  test.each([
    '?page=abc',
    '?page=-1&limit=-1',
    '?limit=0',
    '?page=1.5&limit=1e9',
    '?page=99999999999',
    '?page=2147483647&limit=100',
    '?limit=999999',
    '?q[]=a&country[]=AE',
    '?q=%00',
    `?q=${'a%20'.repeat(500)}`,
  ])('%s is answered with at most a hundred jobs', async (query) => {
    const rows = await jobs(query)
    if (/page|limit/.test(query)) expect(rows.length).toBeLessThanOrEqual(100)
  })
})
