import type { Locator, Page } from 'playwright/test'
import { newEmail, referenceOn } from './support/forms'
import { expect, test } from './support/test'

const open = async (page: Page, name: 'Sign up' | 'Log in'): Promise<Locator> => {
  await page.goto('/job-list')
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

const panel = (dialog: Locator, name: 'Candidate' | 'Employer') =>
  dialog.getByRole('tabpanel', { name })

const input = (within: Locator, label: string) => within.getByLabel(label, { exact: true })

const employerTab = async (dialog: Locator) => {
  await dialog.getByRole('tab', { name: 'Employer' }).click()
  return panel(dialog, 'Employer')
}

test.describe('the dialogs of the footer', () => {
  for (const name of ['Sign up', 'Log in'] as const) {
    test(`"${name}" has a tab for candidates and one for employers`, { tag: '@phone' }, async ({
      page,
    }) => {
      const dialog = await open(page, name)
      await expect(dialog.getByRole('tab')).toHaveText(['Candidate', 'Employer'])
      await expect(panel(dialog, 'Candidate')).toBeVisible()
      await expect(panel(dialog, 'Employer')).toBeHidden()
      await (await employerTab(dialog)).waitFor()
      await expect(panel(dialog, 'Candidate')).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeFocused()
    })
  }

  test('are operated with the arrow keys', { tag: '@desktop' }, async ({ page }) => {
    const dialog = await open(page, 'Log in')
    await dialog.getByRole('tab', { name: 'Candidate' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'Employer' })).toBeFocused()
    await expect(panel(dialog, 'Employer')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(panel(dialog, 'Candidate')).toBeVisible()
  })
})

test.describe('a candidate who signs up', { tag: '@phone' }, () => {
  test('sees which inputs are required', async ({ page }) => {
    const form = panel(await open(page, 'Sign up'), 'Candidate')
    for (const label of ['Username', 'Email', 'Phone', 'Password']) {
      await expect(input(form, label)).toHaveAttribute('required')
    }
    await form.getByRole('button', { name: 'Go on to the registration form' }).click()
    for (const sentence of [
      'Username is required',
      'Email is required',
      'Phone is required',
      'Password is required',
      'You must accept the Terms and conditions',
    ]) {
      await expect(form.getByText(sentence)).toBeVisible()
    }
    await expect(page).toHaveURL('/job-list')
  })

  test('finds the typed data in the registration form, but the password is not stored', async ({
    page,
  }) => {
    const form = panel(await open(page, 'Sign up'), 'Candidate')
    const email = newEmail()
    await input(form, 'Username').fill('Asha Sample')
    await input(form, 'Email').fill(email)
    await input(form, 'Phone').fill('98200 12345')
    await input(form, 'Password').fill('a secret of mine')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Go on to the registration form' }).click()
    await expect(page).toHaveURL('/registration')
    await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Asha Sample')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('WhatsApp number', { exact: true })).toHaveValue('98200 12345')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(stored).not.toContain('a secret of mine')
  })
})

test.describe('an employer who signs up', { tag: '@desktop' }, () => {
  test('sees which inputs are required', async ({ page, records }) => {
    const form = await employerTab(await open(page, 'Sign up'))
    for (const label of ['Username', 'Company', 'Email', 'Phone', 'Password', 'Message']) {
      await expect(input(form, label)).toHaveAttribute('required')
    }
    const email = newEmail()
    await input(form, 'Email').fill(email)
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByRole('region', { name: /problems?$/ }).getByRole('link')).toHaveText([
      'Username is required',
      'Company name is required',
      'Phone is required',
      'Password is required',
      'You must accept the Terms and conditions',
    ])
    expect(await records.enquiriesOf(email)).toEqual([])
  })

  test('sends an enquiry and gets its reference, but the password is not sent', async ({
    page,
    records,
  }) => {
    const form = await employerTab(await open(page, 'Sign up'))
    const email = newEmail()
    await input(form, 'Username').fill('Asha Sample')
    await input(form, 'Company').fill('Specimen Contracting LLC')
    await input(form, 'Email').fill(email)
    await input(form, 'Phone').fill('+971 4 000 0000')
    await input(form, 'Password').fill('a secret of mine')
    await form.getByRole('checkbox').check()
    const sending = page.waitForRequest('**/php/enquiry.php')
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    expect((await sending).postData() ?? '').not.toContain('a secret of mine')
    const reference = await referenceOn(page, 'EM')
    expect(await records.enquiriesOf(email)).toMatchObject([
      { reference, kind: 'employer', company: 'Specimen Contracting LLC' },
    ])
  })
})

test.describe('the login dialog', { tag: '@phone' }, () => {
  for (const who of ['Candidate', 'Employer'] as const) {
    test(`tells the ${who.toLowerCase()} that there are no accounts`, async ({ page }) => {
      const dialog = await open(page, 'Log in')
      await dialog.getByRole('tab', { name: who }).click()
      const form = panel(dialog, who)
      await expect(input(form, 'Username')).toHaveAttribute('required')
      await expect(input(form, 'Password')).toHaveAttribute('required')
      await expect(form.getByLabel('Remember me')).toBeVisible()
      await form.getByRole('button', { name: 'Log in' }).click()
      await expect(form.getByText('Username is required')).toBeVisible()
      await expect(form.getByText('Password is required')).toBeVisible()
      await input(form, 'Username').fill('asha')
      await input(form, 'Password').fill('a secret of mine')
      await form.getByRole('button', { name: 'Log in' }).click()
      await expect(form.getByText(/Nothing was sent\.$/)).toBeVisible()
      await expect(input(form, 'Password')).toHaveValue('')
    })
  }

  test('links to the pages for candidates, employers and staff', async ({ page }) => {
    const dialog = await open(page, 'Log in')
    const candidate = panel(dialog, 'Candidate')
    await expect(candidate.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/registration',
    )
    const employer = await employerTab(dialog)
    await expect(employer.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute(
      'href',
      '/partner-with-us',
    )
    await expect(employer.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
    await dialog.getByRole('link', { name: 'Office login' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('the footer without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('"Sign up" leads to the registration form, "Log in" to the staff login', async ({
    page,
  }) => {
    await page.goto('/job-list')
    const footer = page.getByRole('contentinfo')
    for (const [name, path] of Object.entries({ 'Sign up': '/registration', 'Log in': '/login' })) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
  })
})
