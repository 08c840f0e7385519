import { describe, expect, test } from 'vitest'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { call, get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

describe('a confidential employer', () => {
  test('is hidden from visitors in lists, search, details, pages, feeds, share image and REST', async () => {
    const company_name = `Secretive${mark()}`
    const id = await newJob({
      job_title: `Quiet welder ${mark()}`,
      company_name,
      company_logo: fixture('logo.png'),
      employer_confidential: 'on',
      // Only a job without a charge is announced to search engines.
      candidate_charge: 'none',
    })
    const { company_logo } = await jobOf(id)
    expect(company_logo).toEqual(expect.any(String))
    const token = await adminToken()
    const feeds = ['/feed/jobs.xml', '/feed/jobs-ae.xml']
    for (const path of [
      php('joblist'),
      php('joblist', '?page=1&limit=100'),
      php('job_details', `?job_id=${id}`),
      `/job-details/${id}`,
      `/apply-job/${id}`,
      '/job-list',
      '/',
      '/sitemap.xml',
      `/share/job/${id}`,
      `/api/jobs/${id}`,
      ...feeds,
    ]) {
      const { text } = await call(path)
      expect(text.includes(company_name), path).toBe(false)
      expect(text.includes(String(company_logo)), path).toBe(false)
    }
    expect(rowsIn(await get(php('joblist', `?q=${company_name}`)), 'jobs')).toEqual([])
    expect((await call(`/job-list?q=${company_name}`)).text).toContain('No open job fits')

    const page = (await call(`/job-details/${id}`)).text
    expect(page).toContain('Confidential employer')
    expect(page).toContain('"hiringOrganization":{"@type":"Organization","name":"confidential"}')

    const seen = await get(php('joblist', `?q=${company_name}`), token)
    expect(rowsIn(seen, 'jobs')).toMatchObject([{ id, company_name, company_logo }])
    expect(await jobOf(id)).toMatchObject({ company_name, company_logo })
  })
})
