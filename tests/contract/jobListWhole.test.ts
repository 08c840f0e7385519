import { describe, expect, test, vi } from 'vitest'
import { call, get, php } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { newJob } from '@/tests/support/records'
import { rowsIn } from '@/tests/support/rows'

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

  test('is not sent again to a browser that has it, until a job changes', async () => {
    const askAgain = (etag: string) =>
      call(php('joblist'), { headers: { 'If-None-Match': etag, Accept: 'application/json' } })
    // Other tests change jobs at the same time, so that a list may be out of date at once.
    const etag = await vi.waitFor(async () => {
      const had = (await get(php('joblist'))).headers.get('etag') ?? ''
      const again = await askAgain(had)
      expect(again.status).toBe(304)
      expect(again.text).toBe('')
      return had
    })
    const id = await newJob()
    const changed = await askAgain(etag)
    expect(changed.status).toBe(200)
    expect(rowsIn(changed, 'jobs').map((job) => job.id)).toContain(id)
  })

  test('is complete JSON also when nothing matches', async () => {
    const answer = await get(php('joblist', '?country=XX'))
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.body).toEqual({ success: true, message: '', jobs: [] })
  })
})
