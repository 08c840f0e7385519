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

test.describe('an admin in Manage Jobs', { tag: '@desktop' }, () => {
  test('sees the newest jobs first, five on a page, in six columns', async ({
    staffPage,
    records,
  }) => {
    const word = mark()
    const [older, newer] = [`Older ${word}`, `Newer ${word}`]
    await records.newJob({ job_title: older })
    await records.newJob({ job_title: newer })
    await staffPage.goto('/managejobs')
    await expect(staffPage.getByRole('columnheader')).toHaveText([
      'Job Title',
      'Company Name',
      'Location',
      'Salary',
      'Date Posted',
      'Action',
    ])
    await expect(staffPage.getByRole('row')).toHaveCount(6)
    const side = staffPage.getByRole('complementary', { name: 'Office' })
    await expect(side.getByText('Admin', { exact: true })).toBeVisible()
    for (const entry of ['Profile', 'Manage Jobs', 'Browse Candidates']) {
      await expect(side.getByRole('link', { name: entry })).toBeVisible()
    }
    await expect(side.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(side.getByLabel('Change your photo')).toBeEnabled()
    // Other tests post jobs at the same time.
    await staffPage.getByRole('searchbox').fill(word)
    await expect(staffPage.getByRole('row')).toHaveCount(3)
    await expect(staffPage.getByRole('row').nth(1)).toContainText(newer)
    await expect(staffPage.getByRole('row').nth(2)).toContainText(older)
  })

  test('pages through many jobs, with an ellipsis for skipped pages', async ({
    staffPage,
    records,
  }) => {
    test.slow()
    const word = mark()
    await Promise.all(
      Array.from({ length: 41 }, (_, i) => records.newJob({ job_title: `Paged ${word} ${i}` })),
    )
    await staffPage.goto(`/managejobs?q=${word}`)
    await expect(staffPage.getByText('1 - 5 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(staffPage)).toBe('Previous 1 2 3 … 9 Next')
    await staffPage.getByRole('link', { name: 'Page 2' }).click()
    await expect(staffPage.getByText('6 - 10 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(staffPage)).toBe('Previous 1 2 3 … 9 Next')
    await staffPage.goto(`/managejobs?q=${word}&page=5`)
    await expect(staffPage.getByText('21 - 25 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(staffPage)).toBe('Previous 1 … 4 5 6 … 9 Next')
    await staffPage.getByRole('link', { name: 'Page 9' }).click()
    await expect(staffPage.getByText('41 - 41 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(staffPage)).toBe('Previous 1 … 7 8 9 Next')
    await staffPage.getByRole('link', { name: 'Previous' }).click()
    await expect(staffPage.getByText('36 - 40 of 41, newest first')).toBeVisible()
    await expect.poll(() => pager(staffPage)).toBe('Previous 1 … 7 8 9 Next')
    await staffPage.reload()
    await expect(staffPage.getByText('36 - 40 of 41, newest first')).toBeVisible()
  })

  test('is told when the jobs cannot be loaded, and can try again', async ({
    staffPage,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const connection = await cutOff(staffPage, 'joblist')
    await staffPage.goto('/managejobs')
    await expect(staffPage.getByText('The jobs could not be loaded.')).toBeVisible()
    await connection.restore()
    await staffPage.getByRole('button', { name: 'Try again' }).click()
    await expect(staffPage.getByRole('row')).toHaveCount(6)
  })
})

test.describe('an admin who changes the status of a job, on phone and desktop', () => {
  test('to Inactive is asked first, and Cancel changes nothing', async ({ staffPage, records }) => {
    const job_title = `Asked ${mark()}`
    const id = await records.newJob({ job_title })
    await openJob(staffPage, job_title)
    for (const cancel of ['Cancel', 'Close']) {
      await statusButton(staffPage, 'Active').click()
      const dialog = staffPage.getByRole('dialog', { name: `${QUESTION} Inactive?` })
      await expect(dialog).toContainText(job_title)
      await dialog.getByRole('button', { name: cancel }).click()
      await expect(dialog).toBeHidden()
      await expect(statusButton(staffPage, 'Active')).toBeFocused()
    }
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'No' })
  })
})

test.describe('an admin who changes the status of a job', { tag: '@desktop' }, () => {
  test('to Inactive and back sees the row change, and the job disappears from and returns to the site', async ({
    staffPage,
    visitor,
    records,
  }) => {
    const job_title = `Marked ${mark()}`
    const id = await records.newJob({ job_title })
    await visitor.goto(`/job-details/${id}`)
    const applyLinks = visitor.locator(`a[href="/apply-job/${id}"]`)
    await expect(applyLinks.filter({ visible: true }).first()).toBeVisible()

    await openJob(staffPage, job_title)
    await statusButton(staffPage, 'Active').click()
    await staffPage.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(staffPage, 'Job marked as Inactive successfully!')).toBeVisible()
    await expect(statusButton(staffPage, 'Inactive')).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })

    await visitor.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    await expect(visitor.getByText('Showing 0 jobs')).toBeVisible()
    await visitor.goto(`/job-details/${id}`)
    await expect(visitor.getByText('This job is no longer open.')).toBeVisible()
    await expect(applyLinks).toHaveCount(0)

    await statusButton(staffPage, 'Inactive').click()
    await expect(staffPage.getByRole('dialog', { name: `${QUESTION} Active?` })).toBeVisible()
    await staffPage.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(staffPage, 'Job marked as Active successfully!')).toBeVisible()
    await expect(statusButton(staffPage, 'Active')).toBeVisible()
    await visitor.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    await expect(visitor.getByText('Showing 1 jobs')).toBeVisible()
    await visitor.goto(`/job-details/${id}`)
    await expect(applyLinks.filter({ visible: true }).first()).toBeVisible()
  })

  test('is told when the connection fails, and the row does not change', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const job_title = `Stays ${mark()}`
    await records.newJob({ job_title })
    await openJob(staffPage, job_title)
    await cutOff(staffPage, 'job_status_update')
    await statusButton(staffPage, 'Active').click()
    await staffPage.getByRole('button', { name: 'Confirm' }).click()
    const failed = 'Failed to update job status. Please try again later.'
    await expect(toast(staffPage, failed)).toBeVisible()
    await expect(statusButton(staffPage, 'Active')).toBeVisible()
  })

  test('is told when the job was deleted meanwhile', async ({ staffPage, records }) => {
    const job_title = `Gone ${mark()}`
    const id = await records.newJob({ job_title })
    await openJob(staffPage, job_title)
    await records.deleteJob(id)
    await statusButton(staffPage, 'Active').click()
    await staffPage.getByRole('button', { name: 'Confirm' }).click()
    const failed = 'Failed to update job status. Please try again later.'
    await expect(toast(staffPage, failed)).toBeVisible()
    await expect(statusButton(staffPage, 'Active')).toBeVisible()
  })
})
