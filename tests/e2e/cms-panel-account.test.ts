import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { saveUntil } from './support/cmsPanel'
import type { Account } from './support/staffApi'
import { expect, test } from './support/test'

/**
 * Passwords and e-mail addresses in the CMS panel. Refused REST calls are tested in tests/contract.
 */

const current = (page: Page) => page.getByLabel('Your current password')

const saveUntilTold = (page: Page, sentence: string) =>
  saveUntil(page, () => expect(page.getByText(sentence).first()).toBeVisible({ timeout: 5000 }))

const openAs = async (page: Page, { email, password }: Account, path: string) => {
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  await expect(page.locator('#field-name')).toBeEditable()
}

test.describe('an admin in the CMS panel', { tag: '@desktop' }, () => {
  test.beforeEach(({ provoked }) => provoked(/status of 400/))

  test('changes the own e-mail address only with the current password, which is masked and then removed', async ({
    page,
    records,
  }) => {
    const account = await records.newAccount('admin')
    const email = `${mark()}@staff.example`
    await openAs(page, account, '/admin/account')
    await expect(current(page)).toHaveAttribute('type', 'password')
    await page.locator('#field-email').fill(email)
    await saveUntilTold(page, 'Current password is required')
    await current(page).fill('not this one')
    await saveUntilTold(page, 'The current password is not right')
    await current(page).fill(account.password)
    await saveUntilTold(page, 'Updated successfully.')
    await expect(current(page)).toHaveValue('')
    await page.reload()
    await expect(page.locator('#field-email')).toHaveValue(email)
    await expect(current(page)).toHaveValue('')
  })

  test('sets a colleague’s password with the own password', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    const other = await records.newAccount('admin')
    const password = `new ${mark()}`
    await openAs(page, account, `/admin/collections/users/${other.id}`)
    const typeNew = async () => {
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByLabel('New Password').fill(password)
      await page.getByLabel('Confirm Password').fill(password)
    }
    await typeNew()
    await saveUntilTold(page, 'Current password is required')
    // Payload hides the fields of the new password when the server refuses the form.
    if (!(await page.getByLabel('New Password').isVisible())) await typeNew()
    await current(page).fill(account.password)
    await saveUntilTold(page, 'Updated successfully.')
    await records.logIn({ email: other.email, password })
  })

  test('renames a colleague without a password', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    const other = await records.newAccount('editor')
    await openAs(page, account, `/admin/collections/users/${other.id}`)
    await page.locator('#field-name').fill('Renamed')
    await saveUntilTold(page, 'Updated successfully.')
  })
})
