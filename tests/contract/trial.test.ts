import { describe, expect, inject, test } from 'vitest'
import { get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { forbidsIndexing, PUBLIC_PAGES } from '@/tests/support/staff/launchList'
import { newJob } from '@/tests/support/staff/records'

/** The site of these tests runs with LAUNCH=now (docs/product.md §14). */

describe.skipIf(!inject('server'))('a trial', () => {
  test('may be indexed, says Trial and shows placeholders', async () => {
    for (const path of PUBLIC_PAGES) {
      const { status, text, headers } = await get(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain('<b>Trial</b>')
      expect(forbidsIndexing(text), path).toBe(false)
      expect(headers.has('x-robots-tag'), path).toBe(false)
    }
    expect((await get('/')).text).toContain('B-0000/MUM')
  })

  test('has feeds and a site map without the samples, and no job markup for them', async () => {
    const real = await newJob({ candidate_charge: 'none' })
    const jobs = rowsIn(await get(php('joblist')), 'jobs')
    const sample = jobs.find(({ is_sample }) => is_sample)?.id
    for (const list of ['/feed/jobs.xml', '/sitemap.xml']) {
      const { text } = await get(list)
      expect(text, list).toContain(`/job-details/${real}<`)
      expect(text, list).not.toContain(`/job-details/${sample}<`)
    }
    const { text } = await get(`/job-details/${sample}`)
    expect(text).not.toContain('JobPosting')
    expect(forbidsIndexing(text)).toBe(true)
    expect((await get(`/job-details/${real}`)).text).toContain('JobPosting')
  })
})
