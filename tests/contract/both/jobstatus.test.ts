import { describe, expect, test } from 'vitest'
import { expectFailure, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { get, php, postJson } from '@/tests/support/network/http'
import { jobOf, newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const FAILED = 'Failed to update job status. Please try again later.'
const UNKNOWN = 'This job does not exist'

const change = async (body: unknown) => postJson(php('job_status_update'), body, await adminToken())

const isListed = async (id: number): Promise<boolean> =>
  (await get(php('joblist'))).text.includes(`"id":${id},`)

describe('an admin who changes the status of a job', () => {
  test('to Inactive and back changes at once what visitors see', async () => {
    const job_id = await newJob()
    expect(await isListed(job_id)).toBe(true)
    const closed = await change({ job_id, status: 'Inactive' })
    expectSuccess(closed, 'Job marked as Inactive successfully!')
    expect(closed.body).toEqual({
      success: true,
      message: 'Job marked as Inactive successfully!',
      is_deleted: 'Yes',
    })
    expect(await isListed(job_id)).toBe(false)
    const opened = await change({ job_id, status: 'Active' })
    expectSuccess(opened, 'Job marked as Active successfully!')
    expect(opened.body?.is_deleted).toBe('No')
    expect(await isListed(job_id)).toBe(true)
  })

  test('may send its id as text', async () => {
    const job_id = await newJob()
    expectSuccess(
      await change({ job_id: String(job_id), status: 'Inactive' }),
      'Job marked as Inactive successfully!',
    )
    expect(await jobOf(job_id)).toMatchObject({ is_deleted: 'Yes' })
  })

  test('changes nothing else of the job, not even the posting date', async () => {
    const job_id = await newJob()
    const before = await jobOf(job_id)
    await change({ job_id, status: 'Inactive', job_title: 'Other', posted_at: '2001-01-01' })
    const changed_at = expect.any(String)
    expect(await jobOf(job_id)).toEqual({ ...before, is_deleted: 'Yes', changed_at })
  })

  test('to its current status changes nothing', async () => {
    const job_id = await newJob()
    const before = await rowsWhere('jobs', 'id', String(job_id))
    for (let i = 0; i < 2; i++) {
      expectSuccess(
        await change({ job_id, status: 'Active' }),
        'Job marked as Active successfully!',
      )
    }
    expect(await rowsWhere('jobs', 'id', String(job_id))).toEqual(before)
  })

  test('many times at the same time gets a success each time, and the last change wins', async () => {
    const job_id = await newJob()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        change({ job_id, status: i % 2 ? 'Active' : 'Inactive' }),
      ),
    )
    for (const answer of answers) expect(answer.body).toMatchObject({ success: true })
    await change({ job_id, status: 'Inactive' })
    expect(await jobOf(job_id)).toMatchObject({ is_deleted: 'Yes' })
  })
})

describe('the status of a job is not changed', () => {
  test.each([
    'active',
    'INACTIVE',
    'Deleted',
    'No',
    '',
    ' Active',
    null,
    true,
    1,
    ['Inactive'],
    { $ne: 'Active' },
    undefined,
  ])('to the invalid value %o', async (status) => {
    const job_id = await newJob()
    expectRefusal(await change({ job_id, status }), FAILED, {
      status: 'Status must be Active or Inactive',
    })
    expect(await jobOf(job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test.each([
    0,
    -1,
    1.5,
    '',
    '0',
    'abc',
    '1e0',
    '0x1',
    ' 1',
    2_147_483_647,
    9_999_999_999,
    '9999999999',
    '99999999999999999999',
  ])('by the job_id %o, which no job has', async (job_id) => {
    expectRefusal(await change({ job_id, status: 'Inactive' }), UNKNOWN)
  })

  test.each([null, true, [1], { id: 1 }, undefined])(
    'by the job_id %o, which has the wrong type',
    async (job_id) => {
      expectRefusal(await change({ job_id, status: 'Inactive' }), FAILED, { job_id: UNKNOWN })
    },
  )

  test('by another spelling of the job’s id', async () => {
    const id = await newJob()
    for (const job_id of [`0${id}`, `${id}.0`, ` ${id}`, `${id}e0`, id + 0.5]) {
      expectRefusal(await change({ job_id, status: 'Inactive' }), UNKNOWN)
    }
    expect(await jobOf(id)).toMatchObject({ is_deleted: 'No' })
  })

  test('by a body that is not a JSON object', async () => {
    for (const body of ['', '{', 'null', '[]', '5', '"text"', 'job_id=1&status=Inactive']) {
      expectFailure(await change(body), 400, 'The request could not be read.')
    }
  })
})
