import type { Page } from 'playwright/test'
import { signInWithoutForm } from './support/cmsPanel'
import { field } from './support/forms'
import type { Account } from './support/staffApi'
import { expect, storedToken, test } from './support/test'

const START = 'What needs attention'

const logIn = async (page: Page, { email, password }: Account) => {
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test.describe('one sign-in', { tag: '@desktop' }, () => {
  test('opens the dashboard and the CMS panel for an admin', async ({ page, records }) => {
    await page.goto('/login')
    await logIn(page, await records.newAccount('admin'))
    await expect(page).toHaveURL('/managejobs')
    await page.getByRole('link', { name: 'Pages and articles' }).click()
    await expect(page.getByRole('heading', { name: START })).toBeVisible()
    await page.getByRole('link', { name: 'Jobs and applicants' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeVisible()
  })

  test('leads an editor to the CMS panel, and keeps no token for the dashboard', async ({
    page,
    records,
  }) => {
    await page.goto('/login')
    await logIn(page, await records.newAccount('editor'))
    await expect(page.getByRole('heading', { name: START })).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })

  test('leads back to the screen of the CMS panel that was asked for', async ({
    page,
    records,
  }) => {
    await page.goto('/admin/collections/pages')
    await logIn(page, await records.newAccount('editor'))
    await expect(page).toHaveURL(/\/admin\/collections\/pages/)
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  })

  test('in the dashboard opens the CMS panel later, when its cookie is lost', async ({
    page,
    records,
  }) => {
    await page.goto('/login')
    await logIn(page, await records.newAccount('admin'))
    await expect(page).toHaveURL('/managejobs')
    await page.context().clearCookies()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: START })).toBeVisible()
  })

  test('in another tab is offered at the login, and nothing is stored before', async ({
    page,
    records,
  }) => {
    await signInWithoutForm(page, await records.newAccount('admin'))
    await page.goto('/login')
    await expect(page.getByText(/You are signed in as .+ in this browser\./)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeVisible()
  })

  test('that has ended asks for the password again, at the CMS panel too', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(/status of 40[13]/)
    await page.goto('/login')
    await logIn(page, await records.newAccount('admin'))
    await expect(page).toHaveURL('/managejobs')
    await page.goto('/admin/logout')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })

  for (const to of [
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\\\evil.example/',
    '/job-list',
  ]) {
    test(`does not lead on to ${to}`, async ({ page, records }) => {
      await page.goto(`/login?to=${encodeURIComponent(to)}`)
      await logIn(page, await records.newAccount('admin'))
      await expect(page).toHaveURL('/managejobs')
    })
  }
})
