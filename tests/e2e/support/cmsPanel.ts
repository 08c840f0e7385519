import type { Page } from 'playwright/test'
import type { Account } from './staffApi'
import { expect } from './test'

/** Signs in with the form of all staff, to which the CMS panel leads. */
export const signIn = async (page: Page, { email, password }: Account) => {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'What needs attention' })).toBeVisible()
}

/** Signs in to the CMS panel without the form. */
export const signInWithoutForm = async (page: Page, { email, password }: Omit<Account, 'id'>) => {
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Opens an edit form of the CMS panel, and waits for it: what is typed before it is ready can be lost. */
export const openForm = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached()
}

/** Saves until `isSeen` passes, which waits briefly: the CMS panel ignores Save while it validates. */
export const saveUntil = (page: Page, isSeen: () => Promise<void>) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 5000 })
    await isSeen()
  }).toPass({ timeout: 40_000 })
