import type { Page } from 'playwright/test'
import { appCode } from '@/tests/support/staff/appCode'
import { expectNothingFound } from './support/axe'
import { field } from './support/forms'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { Account } from './support/staffApi'
import { expect, signIn, test, toast } from './support/test'

const typePassword = async (page: Page, { email, password }: Account) => {
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const signOut = async (page: Page) => {
  await page.goto('/managejobs?panel=profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test.describe('an admin with a second factor', { tag: '@phone' }, () => {
  test('switches it on, and signs in with a code and with a recovery code', async ({
    page,
    records,
  }) => {
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs?panel=profile')
    const section = page.getByRole('region', { name: 'Second factor' })
    await section.getByRole('button', { name: 'Set up' }).click()
    await expect(section.getByLabel('Your password')).toBeFocused()
    await section.getByLabel('Your password').fill('not the password')
    await section.getByRole('button', { name: 'Continue' }).click()
    await expect(section.getByText('The current password is not right')).toBeVisible()
    await section.getByLabel('Your password').fill(account.password)
    await section.getByRole('button', { name: 'Continue' }).click()
    await expect(section.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await section.getByLabel('Code', { exact: true }).fill('000000')
    await section.getByRole('button', { name: 'Switch it on' }).click()
    await expect(section.getByText('This code is not right.')).toBeVisible()
    await section.getByLabel('Code', { exact: true }).fill(appCode(secret))
    await section.getByRole('button', { name: 'Switch it on' }).click()
    await expect(section.getByRole('listitem')).toHaveCount(10)
    const recovery = (await section.getByRole('listitem').first().textContent()) ?? ''
    await section.getByRole('button', { name: 'I have kept them' }).click()
    await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

    await signOut(page)
    await typePassword(page, account)
    await expect(field(page, 'Code')).toBeFocused()
    await expect(field(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field(page, 'Email')).toHaveValue(account.email)
    await field(page, 'Code').fill('000000')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(field(page, 'Code')).toHaveAccessibleDescription(/not right, or it was used/)
    await field(page, 'Code').fill(appCode(secret, 1))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(toast(page, 'Login successful')).toBeVisible()
    await expect(page).toHaveURL(/\/managejobs/)

    await signOut(page)
    await typePassword(page, account)
    await field(page, 'Code').fill(recovery)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/managejobs/)
    await page.goto('/managejobs?panel=profile')
    await expect(section.getByText('9 recovery codes are left.')).toBeVisible()
  })

  test('is led back to the CMS panel after password and code', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    const secret = await records.switchFactorOn(account)
    await page.goto('/admin')
    await typePassword(page, account)
    await expect(field(page, 'Code')).toBeFocused()
    await field(page, 'Code').fill(appCode(secret, 1))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'What needs attention' })).toBeVisible()
  })
})

test.describe('an editor', { tag: '@phone' }, () => {
  test('switches a second factor on in the CMS panel, and ends the other sessions there', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(/401/)
    const account = await records.newAccount('editor')
    await records.logInToPanel(account)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 401 && answer.url().includes('/php/')) refused.push(answer.url())
    })
    await page.goto('/admin/security')
    await typePassword(page, account)
    await expect(page.getByRole('heading', { name: 'Sign-in and devices' })).toBeVisible()

    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)

    const section = page.getByRole('region', { name: 'Second factor' })
    await section.getByRole('button', { name: 'Set up' }).click()
    await section.getByLabel('Your password').fill(account.password)
    await section.getByRole('button', { name: 'Continue' }).click()
    const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await section.getByLabel('Code', { exact: true }).fill(appCode(secret))
    await section.getByRole('button', { name: 'Switch it on' }).click()
    await expect(section.getByRole('listitem')).toHaveCount(10)
    await section.getByRole('button', { name: 'I have kept them' }).click()
    await expect(section.getByText('10 recovery codes are left.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Require it of all accounts' })).toBeHidden()
    await expectNoSidewaysScrolling(page)
    await expectNothingFound(page)
    expect(refused, 'calls without the token of the CMS panel').toEqual([])

    // It leads to the login by itself.
    await page.goto('/admin/logout')
    await expect(page).toHaveURL(/\/login/)
    await typePassword(page, account)
    await expect(field(page, 'Code')).toBeFocused()
  })
})
