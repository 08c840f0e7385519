import type { Page } from 'playwright/test'
import { expectNothingFound } from './support/axe'
import {
  APPLIED,
  fillApplication,
  fillRegistration,
  newEmail,
  REGISTERED,
  sendButton,
} from './support/forms'
import { applyLink } from './support/jobList'
import { expect, test } from './support/test'

const whatsapp = (page: Page) => page.getByRole('checkbox', { name: /new jobs on WhatsApp/ })

const keep = (page: Page) => page.getByRole('checkbox', { name: /for other jobs/ })

test.describe('the consent of a candidate', { tag: '@phone' }, () => {
  test('to WhatsApp news is stored with the registration, whose confirmation offers the contact card', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    await page.goto('/registration')
    await expect(whatsapp(page)).not.toBeChecked()
    await expect(keep(page)).not.toBeChecked()
    await fillRegistration(page, { email })
    await whatsapp(page).check()
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Save our number' })).toBeInViewport()
    expect(await records.registrationsOf(email)).toMatchObject([
      { whatsapp_consent: true, keep_consent: false, consent_at: expect.any(String) },
    ])
    await page.getByRole('link', { name: 'Register another person' }).click()
    await expect(whatsapp(page)).not.toBeChecked()
  })

  test('is not needed for an application', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: APPLIED })).toBeFocused()
    expect(await records.applicationsOf(email)).toMatchObject([
      { whatsapp_consent: false, keep_consent: false },
    ])
  })

  test('is given once: the ticks are kept after a refusal and a reload', async ({ page }) => {
    await page.goto('/registration')
    await keep(page).check()
    await sendButton(page).click()
    await expect(page.getByText(/problems$/)).toBeVisible()
    await expect(keep(page)).toBeChecked()
    await page.reload()
    await expect(keep(page)).toBeChecked()
    await expect(whatsapp(page)).not.toBeChecked()
  })

  test('is explained by a data notice that opens beside the form', async ({ page }) => {
    await page.goto('/apply-job/general')
    await expect(page.getByText('How to complain')).toBeHidden()
    await page.getByText('What we do with your data').click()
    await expect(page.getByText('How to complain')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Notice on your data/ }).first()).toHaveAttribute(
      'href',
      '/privacy-notice',
    )
    await expectNothingFound(page)
  })
})

test.describe('the source of a candidate', { tag: '@phone' }, () => {
  const source = (page: Page) => page.locator('input[name="source"]')

  test('is sent with the application, even from a form in another tab', async ({
    page,
    context,
    records,
  }) => {
    const email = newEmail()
    const id = await records.newJob()
    await page.goto(`/job-details/${id}?ref=whatsapp`)
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      // Not a similar job's link: those jobs may be deleted by another test at any time.
      applyLink(page).click(),
    ])
    await expect(source(form)).toHaveValue('whatsapp')
    await fillApplication(form, { email })
    await sendButton(form).click()
    await expect(form.getByRole('heading', { name: APPLIED })).toBeFocused()
    expect(await records.applicationsOf(email)).toMatchObject([{ source: 'whatsapp' }])
  })

  test('is kept during the visit, and the first link counts', async ({ page }) => {
    await page.goto('/job-list?ref=facebook')
    await page.waitForFunction(() => sessionStorage.getItem('source'))
    await page.goto('/contact-us')
    await page.goto('/registration?ref=whatsapp')
    await expect(source(page)).toHaveValue('facebook')
  })
})
