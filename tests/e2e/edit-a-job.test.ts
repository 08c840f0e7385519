import { JOB_SAVED_REDIRECT_MS } from '@/lib/shared/limits'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { field, touch } from './support/forms'
import { upload } from './support/office'
import {
  CUT_OFF,
  cutOff,
  expect,
  expectMoveAfter,
  holdBack,
  stopClock,
  test,
  toast,
} from './support/test'

const LOAD_FAILED = 'Failed to load job data. Please try again later.'
const FAILED = 'Failed to update job. Please try again later.'
const UPDATED = 'Job updated successfully!'

test.describe('the admin who edits a job', { tag: '@desktop' }, () => {
  test('sees that it is being loaded, changes it, and visitors see the change', async ({
    office,
    visitor,
    records,
  }) => {
    const job_title = `Surveyor ${mark()}`
    const id = await records.newJob({ job_title }, fixture('logo.png'))
    const before = await records.jobOf(id)
    await visitor.goto(`/job-details/${id}`)
    await expect(visitor.getByText('AED 2,000').first()).toBeVisible()

    await office.clock.install()
    await office.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const { release } = await holdBack(office, 'job_details')
    await office.getByRole('link', { name: `Edit ${job_title}` }).click()
    await expect(office).toHaveURL(`/edit-job/${id}`)
    await expect(office.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
    release()
    await expect(office.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible()
    await expect(field(office, 'Job Title')).toHaveValue(job_title)
    await expect(field(office, 'Country').locator('option:checked')).toHaveText(records.countryName)
    await expect(field(office, 'Job Description')).toHaveValue('First line\nSecond line')
    const logo = office.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', `/uploads/company_logo/${before.company_logo}`)

    await field(office, 'Monthly Salary').fill('AED 2,750')
    await stopClock(office)
    await office.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(office, UPDATED)).toBeVisible()
    await expectMoveAfter(office, JOB_SAVED_REDIRECT_MS, '/managejobs')

    const after = await records.jobOf(id)
    expect(after).toEqual({ ...before, salary: 'AED 2,750', changed_at: after.changed_at })
    await visitor.reload()
    await expect(visitor.getByText('AED 2,750').first()).toBeVisible()
  })

  test('may give it another logo', async ({ office, records }) => {
    const id = await records.newJob({}, fixture('logo.png'))
    const before = await records.jobOf(id)
    await office.goto(`/edit-job/${id}`)
    await expect(field(office, 'Job Location')).toHaveValue('Jebel Ali')
    await field(office, 'Upload Photo').setInputFiles(upload(fixture('logo.jpg')))
    await office.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(office, UPDATED)).toBeVisible()
    const after = await records.jobOf(id)
    expect(after.company_logo).toEqual(expect.any(String))
    expect(after.company_logo).not.toBe(before.company_logo)
  })

  test('reads what is wrong with a field after leaving it', async ({ office, records }) => {
    await office.goto(`/edit-job/${await records.newJob()}`)
    await expect(field(office, 'Skills')).toHaveValue('Welding, Fitting')
    await field(office, 'Skills').fill('  ')
    await touch(field(office, 'Skills'))
    await expect(field(office, 'Skills')).toHaveAccessibleDescription(/Skills are required$/)
  })

  test('is told when there is no such job', async ({ office }) => {
    await office.goto('/edit-job/999999')
    await expect(toast(office, LOAD_FAILED)).toBeVisible()
    await expect(office.getByRole('main').getByText(LOAD_FAILED)).toBeVisible()
  })

  test('is told when the job cannot be loaded, and may try again', async ({
    office,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const connection = await cutOff(office, 'job_details')
    await office.goto(`/edit-job/${await records.newJob()}`)
    await expect(toast(office, LOAD_FAILED)).toBeVisible()
    await connection.mend()
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(field(office, 'Job Location')).toHaveValue('Jebel Ali')
  })

  test('keeps the form when the connection fails', async ({ office, records, provoked }) => {
    provoked(CUT_OFF)
    await office.goto(`/edit-job/${await records.newJob()}`)
    await expect(field(office, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(office, 'Monthly Salary').fill('AED 9,000')
    await cutOff(office, 'jobpost')
    await office.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(office, FAILED)).toBeVisible()
    await expect(office.getByRole('heading', { name: FAILED })).toBeVisible()
    await expect(field(office, 'Monthly Salary')).toHaveValue('AED 9,000')
  })

  test('is told when the job was deleted in the meantime', async ({ office, records }) => {
    const id = await records.newJob()
    await office.goto(`/edit-job/${id}`)
    await expect(field(office, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(office, 'Monthly Salary').fill('AED 9,000')
    await records.deleteJob(id)
    await office.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(office, FAILED)).toBeVisible()
    await expect(field(office, 'Monthly Salary')).toHaveValue('AED 9,000')
  })

  test('goes back to Manage Jobs', async ({ office, records }) => {
    await office.goto(`/edit-job/${await records.newJob()}`)
    await office.getByRole('link', { name: 'Back' }).click()
    await expect(office).toHaveURL('/managejobs')
  })
})
