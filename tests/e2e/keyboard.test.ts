import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import {
  APPLIED,
  countryBox,
  field,
  newEmail,
  REGISTERED,
  referenceOn,
  resumeField,
  sendButton,
} from './support/forms'
import { tabTo, typeInto } from './support/keyboard'
import { upload } from './support/siteClient'
import { expect, startScripts, test } from './support/test'

const chooseIndia = async (page: Page) => {
  const box = await countryBox(page)
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.type('India')
  await page.keyboard.press('Enter')
}

const giveResume = async (page: Page) => {
  await tabTo(page, resumeField(page))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(upload(fixture('resume.pdf')))
}

/** Must be called early: the browser needs a moment to hand over its dialogs. */
const handOverFiles = (page: Page) => page.on('filechooser', () => {})

test.describe('a candidate with a keyboard', { tag: '@desktop' }, () => {
  test('searches, opens the details and applies', async ({ page, context, records }) => {
    const job_title = `Keyboard ${mark()}`
    const email = newEmail()
    await records.newJob({ job_title })
    await page.goto('/job-list')
    await typeInto(page, page.getByRole('searchbox', { name: 'Job or trade' }), job_title)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Showing 1 jobs')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: job_title }).first())
    const detailsTab = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    const details = await detailsTab
    await details.waitForLoadState()
    await tabTo(details, details.locator('a[href^="/apply-job/"]:visible').first())
    const formTab = context.waitForEvent('page')
    await details.keyboard.press('Enter')
    const form = await formTab
    await form.waitForLoadState()
    handOverFiles(form)

    await typeInto(form, field(form, 'Name'), 'Asha Sample')
    await typeInto(form, field(form, 'Email'), email)
    await chooseIndia(form)
    await typeInto(form, field(form, 'Mobile'), '9820012345')
    await typeInto(form, field(form, 'Position'), 'Pipe Welder')
    await giveResume(form)
    await tabTo(form, sendButton(form))
    await form.keyboard.press('Enter')
    await expect(form.getByRole('heading', { name: APPLIED })).toBeFocused()
    const reference = await referenceOn(form, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ reference }])
  })

  test('registers', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/registration')
    handOverFiles(page)
    await typeInto(page, field(page, 'Full name'), 'Asha Sample')
    await chooseIndia(page)
    await typeInto(page, field(page, 'WhatsApp number'), '9820012345')
    await typeInto(page, field(page, 'Email'), email)
    await typeInto(page, field(page, 'Current location'), 'Pune')
    await typeInto(page, field(page, 'Industry'), 'Banking')
    await typeInto(page, field(page, 'Position'), 'Electrician')
    await typeInto(page, field(page, 'Gulf experience'), '3')
    await typeInto(page, field(page, 'India experience'), '4')
    await giveResume(page)
    await tabTo(page, page.getByRole('checkbox', { name: /^I agree to the Terms/ }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('checkbox', { name: /on WhatsApp/ }))
    await page.keyboard.press('Space')
    await tabTo(page, sendButton(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
    expect(await records.registrationsOf(email)).toMatchObject([
      { category: 'Banking', whatsapp_consent: true },
    ])
  })

  test('filters the list with Space and keeps the focus', async ({ page }) => {
    await page.goto('/job-list')
    const qatar = page.getByRole('checkbox', { name: /^Qatar/ })
    await tabTo(page, qatar)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/country=QA/)
    await expect(page.getByRole('link', { name: /^Qatar ?: take this filter away$/ })).toBeVisible()
  })

  test('checks a message', async ({ page }) => {
    await page.goto('/how-we-check-messages')
    const asked = field(page, 'E-mail address, link or phone number')
    await typeInto(page, asked, 'jobs@examp1e.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('No. This is made to look like ours.')
  })

  test('opens the sign-up dialog, switches its tabs, and Esc returns the focus', async ({
    page,
  }) => {
    await page.goto('/how-we-check-messages')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true })
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign up' })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole('tab', { name: 'Candidate' }))
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'Employer' })).toBeFocused()
    const form = dialog.getByRole('tabpanel', { name: 'Employer' })
    await typeInto(page, form.getByLabel('Company', { exact: true }), 'Specimen LLC')
    await tabTo(page, form.getByRole('button', { name: 'Send enquiry' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('region', { name: /problems?$/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('skips to the content', async ({ page }) => {
    await page.goto('/job-list')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true)
  })
})

test.describe('a page at 200 % zoom', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 640, height: 450 } })

  test('closes the filters with Esc, or when the focus moves on', async ({ page }) => {
    await page.goto('/job-list')
    await startScripts(page)
    const filters = page.getByRole('checkbox', { name: /^Filters/ })
    const form = page.getByRole('form', { name: 'Filters' })
    await tabTo(page, filters)
    await page.keyboard.press('Space')
    await expect(form).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(filters).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('main').getByRole('button', { name: /logo/ }).first())
    await expect(form).toBeHidden()
  })
})
