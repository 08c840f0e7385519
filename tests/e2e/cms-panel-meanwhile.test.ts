import type { Page } from 'playwright/test'
import { openForm, signInWithoutForm } from './support/cmsPanel'
import { expect, test } from './support/test'

/** Two people edit the same document in the CMS panel and the dashboard (docs/adr/0041). */

const MEANWHILE = 'Somebody else has changed this since you opened it.'

/** Types and waits until the panel has told the server, whose answer it waits for before it saves. */
const type = async (page: Page, field: string, text: string) => {
  const told = page.waitForResponse(
    (response) => response.request().headers()['next-action'] !== undefined,
  )
  await page.locator(field).fill(text)
  await told
}

test('an admin who edits a job in the CMS panel is told when the dashboard has changed it @desktop', async ({
  page,
  records,
  provoked,
}) => {
  provoked(/409/)
  const id = await records.newJob()
  await signInWithoutForm(page, await records.newAccount('admin'))
  await openForm(page, `/admin/collections/jobs/${id}`)
  await type(page, '#field-salary', 'AED 3,000')
  await records.editOnDashboard(id, { location_hiring: 'Sharjah' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(MEANWHILE)).toBeVisible()
  expect(await records.jobOf(id)).toMatchObject({
    location_hiring: 'Sharjah',
    salary: 'AED 2,000',
  })
})

test('an admin saves a job in the CMS panel several times @desktop', async ({ page, records }) => {
  const id = await records.newJob()
  await signInWithoutForm(page, await records.newAccount('admin'))
  await openForm(page, `/admin/collections/jobs/${id}`)
  for (const salary of ['AED 3,000', 'AED 3,100', 'AED 3,200']) {
    await type(page, '#field-salary', salary)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await records.jobOf(id)).salary).toBe(salary)
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  }
})
