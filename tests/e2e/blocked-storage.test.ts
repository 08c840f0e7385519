import type { Page } from 'playwright/test'
import { manyApplicants } from './support/applicants'
import {
  field,
  fillApplication,
  fillRegistration,
  newEmail,
  REGISTERED,
  referenceOn,
  sendButton,
} from './support/forms'
import { expect, test } from './support/test'

/** Simulates a browser that denies every storage, including cookies. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: denied })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied })
  })

test.describe('a browser that denies every storage', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => denyStorage(page))

  test('shows every kind of page as usual', async ({ page, records }) => {
    const id = await records.newJob()
    for (const path of [
      '/?ref=whatsapp',
      '/job-list',
      `/job-details/${id}`,
      `/apply-job/${id}`,
      '/how-we-check-messages',
      '/jobs-in-uae',
      '/uae-labour-laws',
      '/login',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('counts ticks of My documents while the page is open', async ({ page }) => {
    await page.goto('/my-documents?from=NP&to=QA&trade=helper')
    await page.getByRole('checkbox', { name: 'Passport', exact: true }).check()
    await expect(page.getByText('1 of 12 ready')).toBeVisible()
  })

  test('lets a candidate search from the home page and apply', async ({ page, records }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Job or trade' }).fill('nurse')
    await page.getByRole('searchbox', { name: 'Job or trade' }).press('Enter')
    await expect(page).toHaveURL(/\/job-list\?q=nurse/)

    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('lets a candidate register and an employer send an enquiry, with an unknown source', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    await page.goto('/?ref=facebook')
    await page.goto('/registration')
    await expect(page.locator('input[name="source"]')).toHaveValue('')
    await fillRegistration(page, { email })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
    expect(await records.registrationsOf(email)).toMatchObject([{ source: 'website' }])

    await page.goto('/partner-with-us')
    await field(page, 'Your name').fill('Asha Sample')
    await field(page, 'Company').fill('Specimen LLC')
    await field(page, 'Email').fill(email)
    await field(page, 'Whom do you need').fill('Ten welders')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText(/^EM-\d\d-\d{7}$/)).toBeVisible()
  })

  test('lets a candidate sign up in the dialog and leads to the registration form', async ({
    page,
  }) => {
    await page.goto('/job-list')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true }).click()
    const form = page.getByRole('tabpanel', { name: 'Candidate' })
    await form.getByLabel('Username', { exact: true }).fill('Asha Sample')
    await form.getByLabel('Email', { exact: true }).fill(newEmail())
    await form.getByLabel('Phone', { exact: true }).fill('98200 12345')
    await form.getByLabel('Password', { exact: true }).fill('a secret of mine')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Go on to the registration form' }).click()
    await expect(page).toHaveURL('/registration')
    await expect(field(page, 'Full name')).toBeVisible()
  })

  test('lets an admin log in and work until the page is reloaded', async ({ page, records }) => {
    const word = await manyApplicants(records, 6)
    await page.goto('/login')
    await field(page, 'Email').fill(records.admin.email)
    await field(page, 'Password').fill(records.admin.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('/managejobs')
    await page.getByRole('link', { name: /^Candidates/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20')
    await expect(page.getByText('1 - 6 of 6, newest first')).toBeVisible()
    await page.reload()
    await page.waitForURL('/login')
  })
})
