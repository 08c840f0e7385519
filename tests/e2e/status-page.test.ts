import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

/** Applies with both consents and returns the address of the status page. */
const statusPage = async (records: StaffApi): Promise<string> => {
  const email = `${mark()}@candidate.example`
  await records.apply({ email, whatsapp_consent: 'on', keep_consent: 'on' })
  return `/my-application/${await records.statusPageToken(email)}`
}

test.describe('the status page', { tag: '@phone' }, () => {
  test('withdraws the application after a question and confirms it', async ({ page, records }) => {
    await page.goto(await statusPage(records))
    await expect(page.getByText('A counsellor will read your resume.')).toBeVisible()
    await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('link', { name: 'No, go back' }).click()
    await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(page.getByRole('status')).toHaveText('Your application is withdrawn.')
    await expect(page.getByText('You took this application back.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Withdraw', exact: true })).toHaveCount(0)
  })

  test('withdraws the consent to keep the data in one step', async ({ page, records }) => {
    await page.goto(await statusPage(records))
    await page.getByRole('button', { name: 'Stop keeping my data' }).click()
    await expect(page.getByRole('status')).toContainText('We do not use your data for other jobs')
    await expect(page.getByRole('button', { name: 'Stop keeping my data' })).toHaveCount(0)
  })

  test('is a 404 page when the link was changed', async ({ page, records, provoked }) => {
    provoked(/status of 404/)
    await page.goto(`${(await statusPage(records)).slice(0, -1)}_`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('stops WhatsApp messages and accepts an erasure request', async ({ page, records }) => {
      await page.goto(await statusPage(records))
      await page.getByRole('link', { name: 'Stop WhatsApp updates' }).click()
      await page.getByRole('button', { name: 'Yes, stop them' }).click()
      await expect(page.getByRole('status')).toHaveText('You get no more WhatsApp updates from us.')
      await page.getByRole('link', { name: 'Ask to erase' }).click()
      await page.getByRole('button', { name: 'Yes, erase my data' }).click()
      await expect(page.getByRole('status')).toContainText('The office has your request')
      await expect(page.getByText('You asked for it on')).toBeVisible()
    })
  })
})

test.describe('an admin', () => {
  test('reads an enquiry, adds a note and marks it as handled', async ({ staffPage, records }) => {
    const name = `Asha ${mark()}`
    await records.enquire({ name, kind: 'grievance' })
    await staffPage.goto('/managejobs?panel=enquiries')
    await staffPage.getByRole('searchbox').fill(name)
    await expect(staffPage).toHaveURL(/q=Asha/)
    await staffPage.getByRole('link', { name }).click()
    await expect(staffPage.getByText('Which papers do I need?')).toBeVisible()
    await staffPage.getByLabel('Staff note').fill('Called back')
    await staffPage.getByRole('button', { name: 'Save note' }).click()
    await expect(staffPage.getByText('Saved.')).toBeVisible()
    const pane = staffPage.getByRole('complementary', { name })
    await pane.getByRole('button', { name: 'Mark handled' }).click()
    await expect(pane.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expectNothingFound(staffPage)
    await staffPage.keyboard.press('Escape')
    await expect(staffPage.getByRole('link', { name })).toBeVisible()
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)
  })

  test('reads a mail in the outbox, which runs no scripts', { tag: '@desktop' }, async ({
    staffPage,
    records,
  }) => {
    const email = `${mark()}@candidate.example`
    const reference = await records.apply({ email })
    const { id } = await records.mailTo(email)
    await staffPage.goto(`/managejobs?panel=outbox&open=${id}`)
    await expect(
      staffPage.getByRole('heading', { name: `Application ${reference} received` }),
    ).toBeVisible()
    const frame = staffPage.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'We have your application' })).toBeVisible()
    await staffPage.getByText('As text').click()
    await expect(staffPage.getByText('/my-application/')).toBeVisible()
    // axe runs scripts in every frame; this one does not run any.
    await staffPage.locator('iframe').evaluate((frame) => frame.remove())
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)
  })
})
