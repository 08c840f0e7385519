import type { Page } from 'playwright/test'
import { JOB_SAVED_REDIRECT_MS } from '@/lib/shared/limits'
import { fileOf, fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { field, fillJob, touch } from './support/forms'
import { upload } from './support/office'
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

const summary = (page: Page) => page.getByRole('region', { name: /to mend|Failed/ })

const expectFilled = async (page: Page, job_title: string) => {
  await expect(field(page, 'Job Title')).toHaveValue(job_title)
  await expect(field(page, 'Monthly Salary')).toHaveValue('OMR 250')
  await expect(field(page, 'Country').locator('option:checked')).toHaveText('Oman')
  await expect(field(page, 'Job Description')).toHaveValue('First line\nSecond line')
}

test.describe('the admin who posts a job', { tag: '@desktop' }, () => {
  test('reads what is wrong with a field after leaving it', async ({ office }) => {
    await office.goto('/addjob')
    await expect(field(office, 'Country').locator('option:checked')).toHaveText('Choose a country')
    for (const [label, sentence] of Object.entries(REFUSALS)) {
      await expect(office.getByText(sentence)).toBeHidden()
      await touch(field(office, label))
      await expect(field(office, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
    }
  })

  test('who sends an empty form reads all that is missing', async ({ office }) => {
    await office.goto('/addjob')
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(summary(office)).toBeFocused()
    await expect(summary(office).getByRole('link')).toHaveText(Object.values(REFUSALS))
  })

  test('with a logo is told so and comes to Manage Jobs, and visitors see job and logo', async ({
    office,
    visitor,
    records,
  }) => {
    const job_title = `Boiler Fitter ${mark()}`
    await office.clock.install()
    await office.goto('/managejobs')
    await office.getByRole('link', { name: 'Add Job' }).click()
    await expect(office).toHaveURL('/addjob')
    const logo = office.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', /default/)
    await field(office, 'Upload Logo').setInputFiles(upload(fixture('logo.jpg')))
    await expect(logo).toHaveAttribute('src', /^blob:/)
    await fillJob(office, job_title)
    await stopClock(office)
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, POSTED)).toBeVisible()
    await expect(field(office, 'Job Title')).toHaveValue('')
    await expect(logo).toHaveAttribute('src', /default/)
    await expectMoveAfter(office, JOB_SAVED_REDIRECT_MS, '/managejobs')
    // Others post at the same time.
    await office.getByRole('searchbox').fill(job_title)
    await expect(office.getByRole('row')).toHaveCount(2)
    await expect(office.getByRole('row').nth(1)).toContainText(job_title)

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

  test('keeps the form when the connection fails, and posts it once it is back', async ({
    office,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const job_title = `Pipe Fitter ${mark()}`
    await office.goto('/addjob')
    await fillJob(office, job_title)
    const connection = await cutOff(office, 'jobpost')
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, FAILED)).toBeVisible()
    await expect(office.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectFilled(office, job_title)
    await connection.mend()
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, POSTED)).toBeVisible()
    expect(await records.jobTitled(job_title)).toBeDefined()
  })

  test('keeps the form when the server refuses the logo', async ({ office, records }) => {
    const job_title = `Duct Fitter ${mark()}`
    await office.goto('/addjob')
    await fillJob(office, job_title)
    // No picture but in name: the browser cannot tell, the server can.
    const noPicture = upload(fileOf('logo.png', 'This is no picture.'))
    await field(office, 'Upload Logo').setInputFiles(noPicture)
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, FAILED)).toBeVisible()
    await expect(
      summary(office).getByText('Logo must be a JPG or PNG picture of at most 5 MB'),
    ).toBeVisible()
    await expectFilled(office, job_title)
    expect(await records.jobTitled(job_title)).toBeUndefined()
  })

  test('is refused a logo of another type at once', async ({ office }) => {
    await office.goto('/addjob')
    await field(office, 'Upload Logo').setInputFiles(upload(fixture('resume.pdf')))
    await expect(
      office.getByText('Logo must be a JPG or PNG picture of at most 5 MB'),
    ).toBeVisible()
  })

  test('reads ‘Loading countries...’ while the countries cannot be loaded', async ({
    office,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const failure = office.waitForEvent('requestfailed', (request) =>
      request.url().includes('country_list'),
    )
    await cutOff(office, 'country_list')
    await office.goto('/addjob')
    await failure
    await expect(field(office, 'Country').locator('option')).toHaveText(['Loading countries...'])
  })

  test('goes back to Manage Jobs', async ({ office }) => {
    await office.goto('/addjob')
    await office.getByRole('link', { name: 'Back' }).click()
    await expect(office).toHaveURL('/managejobs')
  })

  test('whose session ended is warned and taken to the login', async ({
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
