import type { Page } from 'playwright/test'
import { expectNothingFound } from './support/axe'
import { field, sendButton, touch } from './support/forms'
import { expect, test } from './support/test'

const h1 = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test.describe('axe finds nothing', () => {
  test('on the home page, with and without the popup', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectNothingFound(page)
  })

  test('on the job list', async ({ page }) => {
    await page.goto('/job-list')
    await h1(page, 'Browse Jobs')
    await expectNothingFound(page)
  })

  test('on a job’s page', async ({ page, records }) => {
    await page.goto(`/job-details/${await records.newJob()}`)
    await h1(page, /^Test job/)
    await expectNothingFound(page)
  })

  test('on the apply form with its errors shown', async ({ page, records }) => {
    await page.goto(`/apply-job/${await records.newJob()}`)
    await sendButton(page).click()
    await expect(page.getByText('Six things to mend')).toBeVisible()
    await expectNothingFound(page)
  })

  test('on the registration form', async ({ page }) => {
    await page.goto('/registration')
    await h1(page, 'CANDIDATE REGISTRATION FORM')
    await touch(field(page, 'Full name'))
    await expect(page.getByText('Full name is required')).toBeVisible()
    await expectNothingFound(page)
  })

  test('on the login', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await expectNothingFound(page)
  })

  test('on the 404 page', async ({ page, provoked }) => {
    provoked(/status of 404/)
    await page.goto('/no-such-page')
    await h1(page, '404 - Page Not Found')
    await expectNothingFound(page)
  })

  test('on Manage Jobs', async ({ office, records }) => {
    await records.setStatus(await records.newJob(), 'Inactive')
    await office.goto('/managejobs')
    await expect(office.getByRole('button', { name: 'Inactive' }).first()).toBeVisible()
    await expectNothingFound(office)
  })

  test('on Browse Candidates, with one of them open', async ({ office, records }) => {
    await records.apply()
    await office.goto('/managejobs?panel=candidates')
    await expect(office.getByRole('button', { name: 'Download Resume' }).first()).toBeVisible()
    await expectNothingFound(office)
    await office.getByRole('link', { name: 'Asha Sample' }).first().click()
    await expect(office.getByText('Received', { exact: true })).toBeVisible()
    await expectNothingFound(office)
  })

  test('on Post a Job with its errors shown', async ({ office }) => {
    await office.goto('/addjob')
    await h1(office, 'Post a Job')
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(office.getByText('Job Title is required').first()).toBeVisible()
    await expectNothingFound(office)
  })
})

test.describe('at a width of 320 pixels', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  const expectNoSidewaysScrolling = async (page: Page) => {
    const { scrollWidth, innerWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      innerWidth: window.innerWidth,
    }))
    expect(scrollWidth, page.url()).toBeLessThanOrEqual(320)
    expect(innerWidth, page.url()).toBe(320)
  }

  test('no public page scrolls sideways', async ({ page, records, provoked }) => {
    provoked(/status of 404/)
    const job = await records.newJob({
      job_title: 'Senior Instrumentation and Control Systems Commissioning Superintendent',
      company_name: 'Specimen-Petroleum-Services-and-Contracting-Company-With-Limited-Liability',
      location_hiring: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      salary: 'QAR 13,200 - 13,600 with overtime, food and room',
    })
    const paths = [
      '/',
      '/job-list',
      '/job-list?page=3',
      `/job-details/${job}`,
      '/registration',
      '/login',
      '/no-such-page',
    ]
    for (const path of paths) {
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScrolling(page)
      }
    }
    await page.goto(`/apply-job/${job}`)
    await sendButton(page).click()
    await expect(page.getByText('Six things to mend')).toBeVisible()
    await expectNoSidewaysScrolling(page)
  })
})
