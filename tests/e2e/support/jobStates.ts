import type { StaffApi } from './staffApi'
import { type State, sendEmpty } from './state'
import { expect } from './test'

const closedJob = async (records: StaffApi): Promise<number> => {
  const id = await records.newJob()
  await records.setStatus(id, 'Inactive')
  return id
}

/** A job with very long texts. */
const longJob = (records: StaffApi) =>
  records.newJob({
    job_title: 'Senior Instrumentation and Control Systems Commissioning Superintendent',
    company_name: 'Specimen-Petroleum-Services-and-Contracting-Company-With-Limited-Liability',
    location_hiring: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    salary: 'QAR 13,200 - 13,600 with overtime, food and room',
  })

/** The job list, jobs and their forms, in each state that looks different. */
export const JOB_STATES: State[] = [
  { name: 'the job list', path: '/job-list' },
  {
    name: 'the job list with its filters open',
    path: '/job-list?q=welder&country=QA',
    on: 'phone',
    open: async (page) => {
      await page
        .getByText(/^Filters/)
        .first()
        .click()
      await expect(page.getByRole('checkbox', { name: /^Qatar/ })).toBeVisible()
    },
  },
  { name: 'the last page of the job list', path: '/job-list?page=7', on: 'phone' },
  {
    name: 'the job list without matches',
    path: '/job-list?q=zzqxzz',
    open: (page) => expect(page.getByText('Showing 0 jobs')).toBeVisible(),
  },
  {
    name: 'a logo in large',
    path: '/job-list',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: /logo/ }).first().click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
  },
  { name: 'a job', path: async (records) => `/job-details/${await longJob(records)}` },
  { name: 'a closed job', path: async (records) => `/job-details/${await closedJob(records)}` },
  {
    name: 'the application page of a closed job',
    path: async (records) => `/apply-job/${await closedJob(records)}`,
    on: 'phone',
  },
  {
    name: 'the apply form with its errors',
    path: async (records) => `/apply-job/${await longJob(records)}`,
    open: sendEmpty('Send Application'),
  },
]
