import { describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'

const jobs = async (query = '') => rowsIn(await get(php('joblist', query)), 'jobs')

describe('the whole job list', () => {
  test('has the same jobs as its pages, with and without a search', async () => {
    const job_title = `Whole ${mark()}`
    const made = [await newJob({ job_title }), await newJob({ job_title })]
    const found = await jobs(`?q=${encodeURIComponent(job_title)}`)
    expect(found.map(({ id }) => id)).toEqual(made.toReversed())
    expect(await jobs(`?q=${encodeURIComponent(job_title)}&page=1&limit=100`)).toEqual(found)
    expect((await jobs()).filter((job) => job.job_title === job_title)).toEqual(found)
  })

  test('is complete JSON also when nothing matches', async () => {
    const answer = await get(php('joblist', '?country=XX'))
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.body).toEqual({ success: true, message: '', jobs: [] })
  })
})
