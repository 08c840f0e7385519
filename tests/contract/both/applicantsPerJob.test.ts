import { describe, expect, test } from 'vitest'
import { newApplicant, update } from '@/tests/support/candidates/applicants'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const word = mark()
const listedAs = async (token?: string) =>
  rowsIn(await get(php('joblist', `?page=1&limit=10&q=${word}`), token), 'jobs')

describe('the list of jobs', () => {
  test('tells the office how many applicants each job has, in every stage', async () => {
    const wanted = await newJob({ job_title: `Wanted ${word}` })
    await newJob({ job_title: `Unwanted ${word}` })
    const first = await newApplicant({ job_id: String(wanted) })
    await newApplicant({ job_id: String(wanted) })
    await update({ ...first, stage: 'rejected' })
    expect(await listedAs(await adminToken())).toMatchObject([
      { job_title: `Unwanted ${word}`, applicants: 0 },
      { job_title: `Wanted ${word}`, applicants: 2 },
    ])
  })

  test('does not tell visitors', async () => {
    for (const job of await listedAs()) expect(job).not.toHaveProperty('applicants')
    expect(await listedAs()).toHaveLength(2)
  })
})
