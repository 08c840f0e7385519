import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { newMailServer } from '@/tests/support/network/mailServer'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { expectNothingFound } from './support/axe'
import { field } from './support/forms'
import { expectNoSidewaysScrolling } from './support/reflow'
import { siteForFile } from './support/siteForFile'
import { expect, test } from './support/test'

/** "Before you launch" as the owner of a new site works with it (docs/product.md §14.2). */

/** A preview: the site of the other tests runs on trial. */
const site = siteForFile({ LAUNCH: '' })

const LIST = '/managejobs?panel=launch'

const signInAt = async (page: Page, to = '') => {
  await page.goto(`${site().baseUrl}/login`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await field(page, 'Email').fill(TEST_ADMIN.email)
  await field(page, 'Password').fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${site().baseUrl}/managejobs`)
  if (to) await page.goto(site().baseUrl + to)
}

const pointAt = (page: Page, key: string) => page.locator(`#point-${key}`)

test('an owner who signs in sees first what is to be done before the launch', async ({ page }) => {
  await signInAt(page)
  const first = page.getByRole('region', { name: 'Before you launch' })
  await expect(first.getByText(/^\d+ of 2\d done$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeVisible()
  const [box, title] = [await first.boundingBox(), await page.locator('h1').boundingBox()]
  expect(box?.y).toBeLessThan(title?.y ?? 0)
  await expectNoSidewaysScrolling(page)
  await expectNothingFound(page)
  await first.getByRole('link', { name: 'Name of the agency' }).click()
  await expect(pointAt(page, 'name')).toBeInViewport()
})

test.describe('a point of the launch list', { tag: '@desktop' }, () => {
  test('leads to the first of its fields that is not filled in, and back', async ({ page }) => {
    await signInAt(page, LIST)
    await pointAt(page, 'address')
      .getByRole('link', { name: /^Change/ })
      .click()
    await expect(page.locator('#field-address')).toBeFocused()
    await page.locator('#field-address').fill('12 Station Road, Mumbai 400 001')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the launch list' }).click()
    await pointAt(page, 'address')
      .getByRole('link', { name: /^Change/ })
      .click()
    await expect(page.locator('#field-office_hours')).toBeFocused()
  })

  test('opens the tab of the home page in which its field is', async ({ page }) => {
    await signInAt(page, LIST)
    await pointAt(page, 'clients').getByRole('link').click()
    await expect(page.getByText('Marks in the carousel')).toBeVisible()
  })

  test('takes No for an answer and says how to go on', async ({ page }) => {
    await signInAt(page, LIST)
    await pointAt(page, 'approval')
      .getByRole('button', { name: /^Answer/ })
      .click()
    await page.getByRole('radio', { name: 'No' }).check()
    await expect(page.getByText('Write the line that is true.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Change it' }).click()
    await expect(page.locator('#field-approved_by')).toBeFocused()
  })

  test('is not closed by a lawyer called “None”', async ({ page }) => {
    await signInAt(page, LIST)
    await pointAt(page, 'legal_texts')
      .getByRole('button', { name: /^Answer/ })
      .click()
    await page.getByRole('radio', { name: 'Yes, this is so' }).check()
    await field(page, 'Name of the lawyer').fill('None')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Name them, or choose another answer')).toBeVisible()
    await field(page, 'Name of the lawyer').fill('A. Advocate')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(pointAt(page, 'legal_texts')).toContainText('A. Advocate. Confirmed by')
  })

  test('leads to the mail server, whose answer is said before it is used', async ({ page }) => {
    const mailServer = await newMailServer()
    await mailServer.start()
    const { hostname, port, username, password } = new URL(mailServer.url)
    await signInAt(page, LIST)
    await pointAt(page, 'mail')
      .getByRole('link', { name: /^Change/ })
      .click()
    await expect(field(page, 'Mail server')).toBeFocused()
    await field(page, 'Mail server').fill(hostname)
    // By keys: at its end the suite searches the log for what was filled in, and it has many numbers.
    await field(page, 'Port').press('Control+A')
    await page.keyboard.type(port)
    await field(page, 'User name').fill(username)
    await field(page, 'Password of the mailbox').fill('not the password of it')
    const use = page.getByRole('button', { name: 'Send a test mail and use it' })
    await use.click()
    await expect(page.getByText(/refused the user name or the password/)).toBeVisible()
    await expect(field(page, 'User name')).toHaveValue(username)
    await field(page, 'Password of the mailbox').fill(decodeURIComponent(password))
    await use.click()
    await expect(page.getByText(`Mails are sent by ${hostname}`)).toBeVisible()
    expect(mailServer.received.at(-1)?.to).toEqual([TEST_ADMIN.email])
    await expectNothingFound(page)
    await page.goto(site().baseUrl + LIST)
    await expect(pointAt(page, 'mail')).toContainText('Mails are sent.')
    await mailServer.stop()
  })

  test('leads to the place of the backups, which is tried before it is used', async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'overseas-place-'))
    await signInAt(page, LIST)
    await pointAt(page, 'backup')
      .getByRole('link', { name: /^Change/ })
      .click()
    await expect(field(page, 'Place')).toBeFocused()
    const use = page.getByRole('button', { name: 'Write a test file and use this place' })
    await field(page, 'Place').fill('s3://bucket/site')
    await use.click()
    await expect(page.getByText('must be encrypted: create a key.')).toBeVisible()
    await expect(field(page, 'Address of the service')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create a key and save its file' }).click()
    const keyFile = readFileSync(await (await download).path(), 'utf8')
    await expect(field(page, 'Public key')).toHaveValue(/^age1/)
    expect(keyFile).toContain(await field(page, 'Public key').inputValue())
    expect(keyFile).toContain('AGE-SECRET-KEY-1')
    await field(page, 'Place').fill('/etc/hostname/backups')
    await use.click()
    await expect(page.getByText(/cannot be written to/)).toBeVisible()
    await field(page, 'Place').fill(folder)
    await use.click()
    await expect(page.getByText(`Backups are made to ${folder}`)).toBeVisible()
    await expect(pointAt(page, 'backup')).not.toContainText('makes no backups')
    await expectNothingFound(page)
    rmSync(folder, { recursive: true, force: true })
  })

  for (const [key, removed] of [
    ['sample_jobs', 'There are none.'],
    ['clients', 'No logos are shown.'],
  ] as const) {
    test(`removes the samples of ${key} only after a question`, async ({ page }) => {
      await signInAt(page, LIST)
      const samples = pointAt(page, key)
      await samples.getByRole('button', { name: 'Remove them' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(samples).toContainText('To do')
      await samples.getByRole('button', { name: 'Remove them' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(samples).toContainText(removed)
    })
  }
})
