import type { Page } from 'playwright/test'
import hi from '@/messages/hi'
import { field, newEmail, referenceOn } from './support/forms'
import { expect, test } from './support/test'

const { account, enquiryForm, forms, messageCheck } = hi

const summary = (page: Page) => page.getByRole('region', { name: /गलती/ })

/** Fills in the grievance form and sends it. */
const complain = async (page: Page, email: string) => {
  await field(page, enquiryForm.yourName).fill('आशा शर्मा')
  await field(page, enquiryForm.email).fill(email)
  await field(page, enquiryForm.whatHappened).fill('दो महीने से वेतन नहीं मिला।')
  await page.getByRole('button', { name: enquiryForm.sendGrievance }).click()
}

test('a grievance in Hindi is refused, corrected and confirmed in Hindi', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/hi/grievance-form')
  await complain(page, 'asha@')
  await expect(summary(page).getByRole('link')).toHaveText([forms.emailInvalid])
  await complain(page, newEmail())
  await expect(page.getByRole('heading', { name: enquiryForm.succeeded })).toBeFocused()
  await expect(page.getByText(enquiryForm.reference, { exact: true })).toBeVisible()
})

test('who sent too many messages reads that, in Hindi, and not that it failed', {
  tag: '@phone',
}, async ({ page, provoked }) => {
  provoked(/429/)
  await page.route('**/php/enquiry.php', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, message: 'Too many tries. Please wait a little and try again.' },
    }),
  )
  await page.goto('/hi/grievance-form')
  await complain(page, newEmail())
  await expect(page.getByRole('heading', { name: forms.tooManyRequests })).toBeVisible()
})

test('who checks an address that imitates ours reads that, in Hindi', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/hi/how-we-check-messages')
  await field(page, messageCheck.label).fill('jobs@examp1e.com')
  await page.getByRole('button', { name: messageCheck.check, exact: true }).click()
  const answer = page.getByRole('status')
  await expect(answer).toContainText(messageCheck.lookalike)
  await expect(answer).toContainText('इसके अंत में examp1e.com है, example.com नहीं।')
  await expect(page).toHaveURL('/hi/how-we-check-messages')
})

test('the dialog behind “Sign up” is in Hindi for candidates, and in English for employers', async ({
  page,
}) => {
  await page.goto('/hi/grievance-form')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: account.signUp, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: account.signUp })
  await dialog.getByRole('button', { name: account.goOn }).click()
  for (const words of [account.usernameRequired, account.passwordRequired, forms.termsRequired])
    await expect(dialog.getByText(words)).toBeVisible()
  const terms = dialog.getByRole('link', { name: /नियम और शर्तें/ })
  await expect(terms).toHaveAttribute('href', /^\/hi\//)
  await dialog.getByRole('tab', { name: account.employer }).click()
  await expect(dialog.getByText('An account is not needed.')).toBeVisible()
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a refused grievance comes back in Hindi, and then gets a reference', async ({ page }) => {
    await page.goto('/hi/grievance-form')
    await complain(page, 'asha@')
    await expect(page).toHaveURL('/hi/grievance-form#form')
    await expect(summary(page).getByRole('link')).toHaveText([forms.emailInvalid])
    await complain(page, newEmail())
    await expect(page.getByRole('heading', { name: enquiryForm.succeeded })).toBeVisible()
    await referenceOn(page, 'GR')
  })
})
