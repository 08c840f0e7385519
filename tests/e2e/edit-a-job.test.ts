import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field, touch } from './support/forms'
import { upload } from './support/siteClient'
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

const JOB_SAVED_REDIRECT_MS = 2000

const LOAD_FAILED = 'Failed to load job data. Please try again later.'
const FAILED = 'Failed to update job. Please try again later.'
const UPDATED = 'Job updated successfully!'
const MEANWHILE = 'Someone else changed this meanwhile. Please look again.'

test.describe('an admin who edits a job', { tag: '@desktop' }, () => {
  test('sees it being loaded and changes it, and visitors see the change', async ({
    staffPage,
    visitor,
    records,
  }) => {
    const job_title = `Surveyor ${mark()}`
    const id = await records.newJob({ job_title }, fixture('logo.png'))
    const before = await records.jobOf(id)
    await visitor.goto(`/job-details/${id}`)
    await expect(visitor.getByText('AED 2,000').first()).toBeVisible()

    await staffPage.clock.install()
    await staffPage.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const { release } = await holdBack(staffPage, 'job_details')
    await staffPage.getByRole('link', { name: `Edit ${job_title}` }).click()
    await expect(staffPage).toHaveURL(`/edit-job/${id}`)
    await expect(staffPage.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
    release()
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible()
    await expect(field(staffPage, 'Job Title')).toHaveValue(job_title)
    await expect(field(staffPage, 'Country').locator('option:checked')).toHaveText(
      records.countryName,
    )
    await expect(field(staffPage, 'Job Description')).toHaveValue('First line\nSecond line')
    const logo = staffPage.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', `/uploads/company_logo/${before.company_logo}`)

    await field(staffPage, 'Monthly Salary').fill('AED 2,750')
    await stopClock(staffPage)
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, UPDATED)).toBeVisible()
    await expectMoveAfter(staffPage, JOB_SAVED_REDIRECT_MS, '/managejobs')

    const after = await records.jobOf(id)
    expect(after).toEqual({ ...before, salary: 'AED 2,750', changed_at: after.changed_at })
    await visitor.reload()
    await expect(visitor.getByText('AED 2,750').first()).toBeVisible()
  })

  test('can replace its logo', async ({ staffPage, records }) => {
    const id = await records.newJob({}, fixture('logo.png'))
    const before = await records.jobOf(id)
    await staffPage.goto(`/edit-job/${id}`)
    await expect(field(staffPage, 'Job Location')).toHaveValue('Jebel Ali')
    await field(staffPage, 'Upload Photo').setInputFiles(upload(fixture('logo.jpg')))
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, UPDATED)).toBeVisible()
    const after = await records.jobOf(id)
    expect(after.company_logo).toEqual(expect.any(String))
    expect(after.company_logo).not.toBe(before.company_logo)
  })

  test('sees the error of a field after leaving it', async ({ staffPage, records }) => {
    await staffPage.goto(`/edit-job/${await records.newJob()}`)
    await expect(field(staffPage, 'Skills')).toHaveValue('Welding, Fitting')
    await field(staffPage, 'Skills').fill('  ')
    await touch(field(staffPage, 'Skills'))
    await expect(field(staffPage, 'Skills')).toHaveAccessibleDescription(/Skills are required$/)
  })

  test('is told when the job does not exist', async ({ staffPage }) => {
    await staffPage.goto('/edit-job/999999')
    await expect(toast(staffPage, LOAD_FAILED)).toBeVisible()
    await expect(staffPage.getByRole('main').getByText(LOAD_FAILED)).toBeVisible()
  })

  test('is told when the job cannot be loaded, and can try again', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const connection = await cutOff(staffPage, 'job_details')
    await staffPage.goto(`/edit-job/${await records.newJob()}`)
    await expect(toast(staffPage, LOAD_FAILED)).toBeVisible()
    await connection.restore()
    await staffPage.getByRole('button', { name: 'Try again' }).click()
    await expect(field(staffPage, 'Job Location')).toHaveValue('Jebel Ali')
  })

  test('keeps the form when the connection fails', async ({ staffPage, records, provoked }) => {
    provoked(CUT_OFF)
    await staffPage.goto(`/edit-job/${await records.newJob()}`)
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(staffPage, 'Monthly Salary').fill('AED 9,000')
    await cutOff(staffPage, 'jobpost')
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, FAILED)).toBeVisible()
    await expect(staffPage.getByRole('heading', { name: FAILED })).toBeVisible()
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 9,000')
  })

  test('is told when the job was deleted meanwhile', async ({ staffPage, records }) => {
    const id = await records.newJob()
    await staffPage.goto(`/edit-job/${id}`)
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(staffPage, 'Monthly Salary').fill('AED 9,000')
    await records.deleteJob(id)
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, FAILED)).toBeVisible()
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 9,000')
  })

  test('sees what a colleague has changed meanwhile, and decides about what both have changed', async ({
    staffPage,
    records,
  }) => {
    const id = await records.newJob()
    await staffPage.goto(`/edit-job/${id}`)
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(staffPage, 'Monthly Salary').fill('AED 3,000')
    await field(staffPage, 'Education').fill('Diploma')
    await records.changeJob(id, { salary: 'AED 2,500', location_hiring: 'Sharjah' })
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, MEANWHILE)).toBeVisible()
    await expect(field(staffPage, 'Job Location')).toHaveValue('Sharjah')
    await expect(field(staffPage, 'Education')).toHaveValue('Diploma')
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 3,000')
    await expect(field(staffPage, 'Monthly Salary')).toHaveAccessibleDescription(
      /Now stored: “AED 2,500”\. Save again to replace it/,
    )
    expect(await records.jobOf(id)).toMatchObject({ salary: 'AED 2,500', job_education: 'ITI' })
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, UPDATED)).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({
      salary: 'AED 3,000',
      location_hiring: 'Sharjah',
      job_education: 'Diploma',
    })
  })

  test('whose unsaved change is restored does not undo what a colleague has changed since', async ({
    staffPage,
    records,
  }) => {
    const id = await records.newJob()
    await staffPage.goto(`/edit-job/${id}`)
    await expect(field(staffPage, 'Monthly Salary')).toHaveValue('AED 2,000')
    await field(staffPage, 'Education').fill('Diploma')
    await records.changeJob(id, { location_hiring: 'Sharjah' })
    await staffPage.reload()
    await expect(field(staffPage, 'Education')).toHaveValue('Diploma')
    await expect(field(staffPage, 'Job Location')).toHaveValue('Sharjah')
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, MEANWHILE)).toBeVisible()
    await staffPage.getByRole('button', { name: 'Update Job' }).click()
    await expect(toast(staffPage, UPDATED)).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({
      location_hiring: 'Sharjah',
      job_education: 'Diploma',
    })
  })

  test('can go back to Manage Jobs', async ({ staffPage, records }) => {
    await staffPage.goto(`/edit-job/${await records.newJob()}`)
    await staffPage.getByRole('link', { name: 'Back' }).click()
    await expect(staffPage).toHaveURL('/managejobs')
  })
})
