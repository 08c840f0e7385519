import { expect } from 'playwright/test'
import type { TestFile } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { type Row, read, type SiteClient, upload } from './siteClient'

/** Posts, changes and reads jobs. `deleteJobs` deletes those that were made here. */
export const jobRecords = async ({ http, headers, get }: SiteClient) => {
  const jobIds: number[] = []
  const { country } = await get('/php/country_list.php')
  const countries = country as { id: number; name: string }[] // asserted by lists.test.ts
  const [firstCountry] = countries

  /** Posts a job; `company_logo` is a file. Returns its id. */
  const newJob = async (
    overrides: Record<string, string> = {},
    company_logo?: TestFile,
  ): Promise<number> => {
    const { success, job_id } = await read(
      await http.post('/php/jobpost.php', {
        headers,
        multipart: {
          job_title: `Test job ${mark()}`,
          company_name: 'Specimen Test Company',
          salary: 'AED 2,000',
          country_id: String(firstCountry?.id),
          location_hiring: 'Jebel Ali',
          skill_keyword: 'Welding, Fitting',
          job_education: 'ITI',
          job_description: 'First line\nSecond line',
          experience: '2 years',
          ...overrides,
          ...(company_logo && { company_logo: upload(company_logo) }),
        },
      }),
    )
    expect(success, 'the job was posted').toBe(true)
    jobIds.push(Number(job_id))
    return Number(job_id)
  }

  /** The id of a destination, as a job names it. */
  const countryId = (name: string): string => String(countries.find((one) => one.name === name)?.id)

  const setStatus = async (job_id: number, status: 'Active' | 'Inactive'): Promise<void> => {
    const answer = await http.post('/php/job_status_update.php', {
      headers,
      data: { job_id, status },
    })
    expect((await read(answer)).success, 'the status was changed').toBe(true)
  }

  /** Changes some fields, as a colleague does in the CMS panel. */
  const changeJob = async (id: number, fields: Record<string, string>): Promise<void> => {
    const answer = await http.patch(`/api/jobs/${id}`, { headers, data: fields })
    expect(answer.status(), 'the job was changed').toBe(200)
  }

  /** Changes some fields, as a colleague does who has the same job open in the dashboard. */
  const editOnDashboard = async (id: number, fields: Record<string, string>): Promise<void> => {
    const job = await jobOf(id)
    const names = ['job_title', 'company_name', 'salary', 'country_id', 'location_hiring']
    const others = ['skill_keyword', 'job_education', 'job_description', 'experience']
    const stored = Object.fromEntries(
      [...names, ...others].map((name) => [name, String(job[name])]),
    )
    const multipart = { job_id: String(id), ...stored, ...fields }
    const answer = await read(await http.post('/php/jobpost.php', { headers, multipart }))
    expect(answer.success, 'the job was changed').toBe(true)
  }

  const deleteJob = async (id: number): Promise<void> => {
    const answer = await http.delete(`/api/jobs/${id}`, { headers })
    expect(answer.status(), 'the job was deleted').toBe(200)
  }

  const jobOf = async (id: number): Promise<Row> =>
    (await get(`/php/job_details.php?job_id=${id}`)).job as Row // asserted by jobDetails.test.ts

  /** Finds a job that a test posted on the screen and remembers it for `deleteJobs`. */
  const jobTitled = async (title: string): Promise<Row | undefined> => {
    const { jobs } = await get(`/php/joblist.php?q=${encodeURIComponent(title)}`)
    const job = (jobs as Row[]).find(({ job_title }) => job_title === title) // asserted by jobs.test.ts
    if (job) jobIds.push(Number(job.id))
    return job
  }

  const deleteJobs = async (): Promise<void> => {
    if (jobIds.length > 0) {
      await http.delete(`/api/jobs?where[id][in]=${jobIds.join(',')}`, { headers })
    }
  }

  const countryName = firstCountry?.name ?? ''
  return {
    countryName,
    countryId,
    newJob,
    changeJob,
    editOnDashboard,
    setStatus,
    deleteJob,
    jobOf,
    jobTitled,
    deleteJobs,
  }
}
