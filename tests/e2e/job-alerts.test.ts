import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

const ASKED = 'We sent you a mail. Open it, and press the button in it to confirm.'

/** From the job list to the mail, as a visitor: returns the path of the mailed link. */
const askFromList = async (page: Page, records: StaffApi): Promise<string> => {
  const email = `${mark()}@candidate.example`
  await page.goto('/job-list?q=welder&page=2')
  await page.getByRole('link', { name: 'Get new jobs like these by e-mail' }).click()
  await expect(page).toHaveURL(/\/job-alerts\?q=welder$/)
  await expect(page.locator('main dd')).toHaveText('welder')
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me new jobs' }).click()
  await expect(page.getByRole('status')).toHaveText(ASKED)
  const { text } = await records.mailTo(email)
  return /\/job-alert\/[\w.-]+/.exec(String(text))?.[0] ?? ''
}

const confirmAndLeave = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Yes, send me new jobs' }).click()
  await expect(page.getByRole('status')).toContainText('Your alert is on.')
  await page.getByRole('button', { name: 'End these mails and delete my address' }).click()
  await expect(page.getByRole('status')).toContainText('Your address is deleted.')
  await page.getByRole('main').getByRole('link', { name: 'See the open jobs' }).click()
  await expect(page).toHaveURL(/\/job-list$/)
}

test.describe('a visitor who wants new jobs by mail', () => {
  test('asks at a search, confirms by the mailed link, and ends it there', async ({
    page,
    records,
  }) => {
    await confirmAndLeave(page, await askFromList(page, records))
  })

  test('reads pages that fit the screen and that a screen reader can read', async ({
    page,
    records,
  }) => {
    const path = await askFromList(page, records)
    for (const address of ['/job-alerts?q=welder&country=QA,AE', path]) {
      await page.goto(address)
      await expectNoSidewaysScrolling(page)
      await expectNothingFound(page)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('does the same', async ({ page, records }) => {
      await confirmAndLeave(page, await askFromList(page, records))
    })
  })
})
