import type { Page } from 'playwright/test'
import { fileOf, fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field, fillJob, touch } from './support/forms'
import { upload } from './support/siteClient'
import {
  CUT_OFF,
  cutOff,
  expect,
  expectMoveAfter,
  signIn,
  stopClock,
  test,
  toast,
} from './support/test'

const JOB_SAVED_REDIRECT_MS = 2000

const POSTED = 'Your Job Post successfully!'
const FAILED = 'Failed to Job Post. Please try again later.'

const REFUSALS: Record<string, string> = {
  'Job Title': 'Job Title is required',
  'Company Name': 'Company name is required',
  'Monthly Salary': 'Monthly salary is required',
  Country: 'Country is required',
  'Job Location': 'Job location is required',
  Skills: 'Skills are required',
  Education: 'Education is required',
  'Job Description': 'Job description is required',
  Experience: 'Experience is required',
}

const summary = (page: Page) => page.getByRole('region', { name: /problem|Failed/ })

const expectFilled = async (page: Page, job_title: string) => {
  await expect(field(page, 'Job Title')).toHaveValue(job_title)
  await expect(field(page, 'Monthly Salary')).toHaveValue('OMR 250')
  await expect(field(page, 'Country').locator('option:checked')).toHaveText('Oman')
  await expect(field(page, 'Job Description')).toHaveValue('First line\nSecond line')
}

test.describe('an admin who posts a job', { tag: '@desktop' }, () => {
  test('sees the error of a field after leaving it', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await expect(field(staffPage, 'Country').locator('option:checked')).toHaveText(
      'Choose a country',
    )
    for (const [label, sentence] of Object.entries(REFUSALS)) {
      await expect(staffPage.getByText(sentence)).toBeHidden()
      await touch(field(staffPage, label))
      await expect(field(staffPage, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
    }
  })

  test('with an empty form sees all errors', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(summary(staffPage)).toBeFocused()
    await expect(summary(staffPage).getByRole('link')).toHaveText(Object.values(REFUSALS))
  })

  test('with a logo is taken to Manage Jobs, and visitors see the job with its logo', async ({
    staffPage,
    visitor,
    records,
  }) => {
    const job_title = `Boiler Fitter ${mark()}`
    await staffPage.clock.install()
    await staffPage.goto('/managejobs')
    await staffPage.getByRole('link', { name: 'Add Job' }).click()
    await expect(staffPage).toHaveURL('/addjob')
    const logo = staffPage.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', /default/)
    await field(staffPage, 'Upload Logo').setInputFiles(upload(fixture('logo.jpg')))
    await expect(logo).toHaveAttribute('src', /^blob:/)
    await fillJob(staffPage, job_title)
    await stopClock(staffPage)
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, POSTED)).toBeVisible()
    await expect(field(staffPage, 'Job Title')).toHaveValue('')
    await expect(logo).toHaveAttribute('src', /default/)
    await expectMoveAfter(staffPage, JOB_SAVED_REDIRECT_MS, '/managejobs')
    // Other tests post jobs at the same time.
    await staffPage.getByRole('searchbox').fill(job_title)
    await expect(staffPage.getByRole('row')).toHaveCount(2)
    await expect(staffPage.getByRole('row').nth(1)).toContainText(job_title)

    const job = await records.jobTitled(job_title)
    await visitor.goto('/job-list')
    const card = visitor
      .getByRole('listitem')
      .filter({ has: visitor.getByRole('link', { name: job_title }) })
      .filter({ has: visitor.getByRole('link', { name: /^Apply Now/ }) })
    await expect(card).toContainText('OMR 250 / Month')
    const picture = card.locator(`img[src="/uploads/company_logo/${job?.company_logo}"]`)
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await visitor.goto(`/job-details/${job?.id}`)
    await expect(visitor.getByRole('heading', { level: 1, name: job_title })).toBeVisible()
    await expect(visitor.getByText('First line')).toHaveJSProperty(
      'innerText',
      'First line\nSecond line',
    )
  })

  test('keeps the form when the connection fails, and can post when it is back', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const job_title = `Pipe Fitter ${mark()}`
    await staffPage.goto('/addjob')
    await fillJob(staffPage, job_title)
    const connection = await cutOff(staffPage, 'jobpost')
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, FAILED)).toBeVisible()
    await expect(staffPage.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectFilled(staffPage, job_title)
    await connection.restore()
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, POSTED)).toBeVisible()
    expect(await records.jobTitled(job_title)).toBeDefined()
  })

  test('keeps the form when the server refuses the logo', async ({ staffPage, records }) => {
    const job_title = `Duct Fitter ${mark()}`
    await staffPage.goto('/addjob')
    await fillJob(staffPage, job_title)
    // Only named like a picture: the browser cannot tell, but the server can.
    const noPicture = upload(fileOf('logo.png', 'This is no picture.'))
    await field(staffPage, 'Upload Logo').setInputFiles(noPicture)
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, FAILED)).toBeVisible()
    await expect(
      summary(staffPage).getByText('Logo must be a JPG or PNG picture of at most 5 MB'),
    ).toBeVisible()
    await expectFilled(staffPage, job_title)
    expect(await records.jobTitled(job_title)).toBeUndefined()
  })

  test('is refused a logo of another type at once', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await field(staffPage, 'Upload Logo').setInputFiles(upload(fixture('resume.pdf')))
    await expect(
      staffPage.getByText('Logo must be a JPG or PNG picture of at most 5 MB'),
    ).toBeVisible()
  })

  test('reads ‘Loading countries...’ while the countries cannot be loaded', async ({
    staffPage,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const failure = staffPage.waitForEvent('requestfailed', (request) =>
      request.url().includes('country_list'),
    )
    await cutOff(staffPage, 'country_list')
    await staffPage.goto('/addjob')
    await failure
    await expect(field(staffPage, 'Country').locator('option')).toHaveText(['Loading countries...'])
  })

  test('can go back to Manage Jobs', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await staffPage.getByRole('link', { name: 'Back' }).click()
    await expect(staffPage).toHaveURL('/managejobs')
  })

  test('is redirected to the login when the session has ended', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(/status of 401/)
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/addjob')
    await fillJob(page, `Never posted ${mark()}`)
    await records.endSessions(account)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.waitForURL('/login')
    await expect(
      page.getByRole('main').getByText('You are not authenticated. Please log in.'),
    ).toBeVisible()
  })
})
