import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { field } from './forms'
import type { StaffApi } from './staffApi'
import { empty, type State } from './state'
import { expect } from './test'

const jobs = async (records: StaffApi, more: Record<string, string> = {}): Promise<string> => {
  const job_title = `Superintendent ${mark()}`
  await records.newJob({ job_title, ...more })
  return `/managejobs?q=${encodeURIComponent(job_title)}`
}

const row = (page: Page) => page.getByRole('region', { name: 'List of jobs' })

/** Manage Jobs, Post a Job and Edit Job, in each state that looks different. */
export const DASHBOARD_JOB_STATES: State[] = [
  {
    name: 'Manage Jobs with the menu of a job',
    path: jobs,
    open: async (page) => {
      await page
        .getByLabel(/^More for /)
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Duplicate' }).first()).toBeVisible()
    },
  },
  {
    name: 'the question before a status change',
    path: jobs,
    open: async (page) => {
      await row(page).getByRole('button', { name: 'Active', exact: true }).first().click()
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    },
  },
  {
    name: 'the question before a repost',
    path: jobs,
    on: 'phone',
    open: async (page) => {
      await page
        .getByLabel(/^More for /)
        .first()
        .click()
      await page.getByRole('button', { name: 'Repost' }).first().click()
      await expect(page.getByRole('button', { name: 'Post again' })).toBeVisible()
    },
  },
  {
    name: 'the earlier versions of a job',
    path: async (records) => {
      const id = await records.newJob()
      await records.setStatus(id, 'Inactive')
      return `/managejobs?open=${id}`
    },
    open: (page) => expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2),
  },
  empty('jobs', 'No job fits.'),
  {
    name: 'Post a Job with its errors',
    path: '/addjob',
    open: async (page) => {
      await page.getByText('More details (optional)').click()
      await page.getByRole('button', { name: 'Post Job' }).click()
      await expect(page.getByText('Job Title is required').first()).toBeVisible()
    },
  },
  {
    name: 'Edit Job',
    path: async (records) => `/edit-job/${await records.newJob({ vacancies: '3' })}`,
    open: (page) => expect(field(page, 'Job Location')).toHaveValue('Jebel Ali'),
  },
]
