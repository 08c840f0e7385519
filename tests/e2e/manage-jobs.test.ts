import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const QUESTION = 'Are you sure you want to mark this job as'

const openJob = async (page: Page, job_title: string) => {
  await page.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
  await expect(page.getByText('1 - 1 of 1, newest first')).toBeVisible()
}

const statusButton = (page: Page, status: 'Active' | 'Inactive') =>
  page
    .getByRole('region', { name: 'List of jobs' })
    .getByRole('button', { name: status, exact: true })

const pager = async (page: Page): Promise<string> => {
  const entries = await page
    .getByRole('navigation', { name: 'Pages' })
    .locator('> *')
    .allTextContents()
  return entries.map((entry) => entry.replace(/^Page /, '')).join(' ')
}

test.describe('the admin at Manage Jobs', { tag: '@desktop' }, () => {
  test('sees the newest jobs first, five on a page, with six columns', async ({
    office,
    records,
  }) => {
    const word = mark()
    const [older, newer] = [`Older ${word}`, `Newer ${word}`]
    await records.newJob({ job_title: older })
    await records.newJob({ job_title: newer })
    await office.goto('/managejobs')
    await expect(office.getByRole('columnheader')).toHaveText([
      'Job Title',
      'Company Name',
      'Location',
      'Salary',
      'Date Posted',
      'Action',
    ])
    await expect(office.getByRole('row')).toHaveCount(6)
    const side = office.getByRole('complementary', { name: 'Office' })
    await expect(side.getByText('Admin', { exact: true })).toBeVisible()
    for (const entry of ['Profile', 'Manage Jobs', 'Browse Candidates']) {
      await expect(side.getByRole('link', { name: entry })).toBeVisible()
    }
    await expect(side.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(side.getByLabel('Change your photo')).toBeEnabled()
    // Others post at the same time.
    await office.getByRole('searchbox').fill(word)
    await expect(office.getByRole('row')).toHaveCount(3)
    await expect(office.getByRole('row').nth(1)).toContainText(newer)
    await expect(office.getByRole('row').nth(2)).toContainText(older)
  })

  test('pages through many jobs, with an ellipsis for the pages that are left out', async ({
    office,
    records,
  }) => {
    test.slow()
    const word = mark()
    await Promise.all(
      Array.from({ length: 41 }, (_, i) => records.newJob({ job_title: `Paged ${word} ${i}` })),
    )
    await office.goto(`/managejobs?q=${word}`)
    await expect(office.getByText('1 - 5 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(office)).toBe('Previous 1 2 3 … 9 Next')
    await office.getByRole('link', { name: 'Page 2' }).click()
    await expect(office.getByText('6 - 10 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(office)).toBe('Previous 1 2 3 … 9 Next')
    await office.goto(`/managejobs?q=${word}&page=5`)
    await expect(office.getByText('21 - 25 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(office)).toBe('Previous 1 … 4 5 6 … 9 Next')
    await office.getByRole('link', { name: 'Page 9' }).click()
    await expect(office.getByText('41 - 41 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(office)).toBe('Previous 1 … 7 8 9 Next')
    await office.getByRole('link', { name: 'Previous' }).click()
    await expect(office.getByText('36 - 40 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(office)).toBe('Previous 1 … 7 8 9 Next')
    await office.reload()
    await expect(office.getByText('36 - 40 of 41, newest first')).toBeVisible()
  })

  test('is told when the jobs cannot be loaded, and can try again', async ({
    office,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const connection = await cutOff(office, 'joblist')
    await office.goto('/managejobs')
    await expect(office.getByText('The jobs could not be loaded.')).toBeVisible()
    await connection.mend()
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(office.getByRole('row')).toHaveCount(6)
  })
})

test.describe('the admin who marks a job, on any screen', () => {
  test('as Inactive is asked first; cancelling changes nothing', async ({ office, records }) => {
    const job_title = `Asked ${mark()}`
    const id = await records.newJob({ job_title })
    await openJob(office, job_title)
    for (const cancel of ['Cancel', 'Close']) {
      await statusButton(office, 'Active').click()
      const dialog = office.getByRole('dialog', { name: `${QUESTION} Inactive?` })
      await expect(dialog).toContainText(job_title)
      await dialog.getByRole('button', { name: cancel }).click()
      await expect(dialog).toBeHidden()
      await expect(statusButton(office, 'Active')).toBeFocused()
    }
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'No' })
  })
})

test.describe('the admin who marks a job', { tag: '@desktop' }, () => {
  test('as Inactive and as Active again sees the row flip, and visitors lose and find the job', async ({
    office,
    visitor,
    records,
  }) => {
    const job_title = `Marked ${mark()}`
    const id = await records.newJob({ job_title })
    await visitor.goto(`/job-details/${id}`)
    const applyLinks = visitor.locator(`a[href="/apply-job/${id}"]`)
    await expect(applyLinks.filter({ visible: true }).first()).toBeVisible()

    await openJob(office, job_title)
    await statusButton(office, 'Active').click()
    await office.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(office, 'Job marked as Inactive successfully!')).toBeVisible()
    await expect(statusButton(office, 'Inactive')).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })

    await visitor.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    await expect(visitor.getByText('Showing 0 jobs')).toBeVisible()
    await visitor.goto(`/job-details/${id}`)
    await expect(visitor.getByText('This job is no longer open.')).toBeVisible()
    await expect(applyLinks).toHaveCount(0)

    await statusButton(office, 'Inactive').click()
    await expect(office.getByRole('dialog', { name: `${QUESTION} Active?` })).toBeVisible()
    await office.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(office, 'Job marked as Active successfully!')).toBeVisible()
    await expect(statusButton(office, 'Active')).toBeVisible()
    await visitor.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    await expect(visitor.getByText('Showing 1 jobs')).toBeVisible()
    await visitor.goto(`/job-details/${id}`)
    await expect(applyLinks.filter({ visible: true }).first()).toBeVisible()
  })

  test('is told when the connection fails, and the row stays as it was', async ({
    office,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const job_title = `Stays ${mark()}`
    await records.newJob({ job_title })
    await openJob(office, job_title)
    await cutOff(office, 'job_status_update')
    await statusButton(office, 'Active').click()
    await office.getByRole('button', { name: 'Confirm' }).click()
    const failed = 'Failed to update job status. Please try again later.'
    await expect(toast(office, failed)).toBeVisible()
    await expect(statusButton(office, 'Active')).toBeVisible()
  })

  test('is told when the job was deleted in the meantime', async ({ office, records }) => {
    const job_title = `Gone ${mark()}`
    const id = await records.newJob({ job_title })
    await openJob(office, job_title)
    await records.deleteJob(id)
    await statusButton(office, 'Active').click()
    await office.getByRole('button', { name: 'Confirm' }).click()
    const failed = 'Failed to update job status. Please try again later.'
    await expect(toast(office, failed)).toBeVisible()
    await expect(statusButton(office, 'Active')).toBeVisible()
  })
})
