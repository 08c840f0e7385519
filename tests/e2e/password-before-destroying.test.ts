import type { Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { openForm, signInWithoutForm } from './support/cmsPanel'
import { field } from './support/forms'
import { isDatabaseKnown, letAnHourPass } from './support/hourLater'
import type { Account } from './support/staffApi'
import { expect, signIn, test } from './support/test'

/** The password that destroying needs ten minutes after it was typed: in the dashboard and the CMS panel. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Type your password' })

/** Gives no password first, then a wrong one, then the right one; `again` repeats the action. */
const answerDialog = async (page: Page, account: Account, again: () => Promise<void>) => {
  const dialog = dialogOf(page)
  await expect(field(dialog, 'Current password')).toBeFocused()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await again()
  await field(dialog, 'Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(field(dialog, 'Current password')).toHaveAccessibleDescription(
    'The current password is not right',
  )
  await field(dialog, 'Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(() => {
  test.skip(!isDatabaseKnown, 'The database of TEST_BASE_URL is not known.')
})

test('an admin erases a person in the dashboard with the password', async ({ page, records }) => {
  const account = await records.newAccount('admin')
  const email = `${mark()}@candidate.example`
  await records.apply({ email, mobile: newMobile() })
  await signIn(page, await records.logIn(account))
  await letAnHourPass(account)
  await page.goto('/managejobs?panel=privacy')
  await page.getByLabel('E-mail, phone number or reference').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Erase 1 row…' }).click()
  const eraseDialog = page.getByRole('dialog', { name: 'Erase this data?' })
  await eraseDialog.getByLabel('Type ERASE').fill('ERASE')
  const send = () => eraseDialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await send()
  await answerDialog(page, account, async () => {
    expect(await records.applicationsOf(email)).toHaveLength(1)
    await send()
  })
  await expect(page.getByText('Erased: 1.')).toBeVisible()
  expect(await records.applicationsOf(email)).toEqual([])
})

test('an admin deletes an application in the CMS panel with the password', async ({
  page,
  records,
  provoked,
}) => {
  provoked(/status of 403/)
  const account = await records.newAccount('admin')
  const email = `${mark()}@candidate.example`
  await records.apply({ email, mobile: newMobile() })
  const [application] = await records.applicationsOf(email)
  await signInWithoutForm(page, account)
  await letAnHourPass(account)
  await openForm(page, `/admin/collections/applications/${application?.id}`)
  const open = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()
  }
  await open()
  await answerDialog(page, account, async () => {
    await expect(page.getByText('Please type your password to go on.').first()).toBeVisible()
    expect(await records.applicationsOf(email)).toHaveLength(1)
    await open()
  })
  await expect(page).toHaveURL(/\/admin\/collections\/applications(\?|$)/)
  expect(await records.applicationsOf(email)).toEqual([])
})
