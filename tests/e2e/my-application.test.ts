import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import type { Office } from './support/office'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

/** Applies with both consents, and answers the address of the own page. */
const ownPage = async (records: Office): Promise<string> => {
  const email = `${mark()}@candidate.example`
  await records.apply({ email, whatsapp_consent: 'on', keep_consent: 'on' })
  return `/my-application/${await records.ownToken(email)}`
}

test.describe('a candidate’s own page', { tag: '@phone' }, () => {
  test('withdraws the application after a question, and says so', async ({ page, records }) => {
    await page.goto(await ownPage(records))
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

  test('stops keeping the data in one step', async ({ page, records }) => {
    await page.goto(await ownPage(records))
    await page.getByRole('button', { name: 'Stop keeping my data' }).click()
    await expect(page.getByRole('status')).toContainText('We do not use your data for other jobs')
    await expect(page.getByRole('button', { name: 'Stop keeping my data' })).toHaveCount(0)
  })

  test('is a 404 for a link that was changed', async ({ page, records, provoked }) => {
    provoked(/status of 404/)
    await page.goto(`${(await ownPage(records)).slice(0, -1)}_`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('stops WhatsApp updates and takes the wish to be erased', async ({ page, records }) => {
      await page.goto(await ownPage(records))
      await page.getByRole('link', { name: 'Stop WhatsApp updates' }).click()
      await page.getByRole('button', { name: 'Yes, stop them' }).click()
      await expect(page.getByRole('status')).toHaveText('You get no more WhatsApp updates from us.')
      await page.getByRole('link', { name: 'Ask to erase' }).click()
      await page.getByRole('button', { name: 'Yes, erase my data' }).click()
      await expect(page.getByRole('status')).toContainText('The office has your wish')
      await expect(page.getByText('You asked for it on')).toBeVisible()
    })
  })
})

test.describe('the office', () => {
  test('reads an enquiry, notes, marks it handled', async ({ office, records }) => {
    const name = `Asha ${mark()}`
    await records.enquire({ name, kind: 'grievance' })
    await office.goto('/managejobs?panel=enquiries')
    await office.getByRole('searchbox').fill(name)
    await expect(office).toHaveURL(/q=Asha/)
    await office.getByRole('link', { name }).click()
    await expect(office.getByText('Which papers do I need?')).toBeVisible()
    await office.getByLabel('Staff note').fill('Called back')
    await office.getByRole('button', { name: 'Save note' }).click()
    await expect(office.getByText('Saved.')).toBeVisible()
    const pane = office.getByRole('complementary', { name })
    await pane.getByRole('button', { name: 'Mark handled' }).click()
    await expect(pane.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expectNothingFound(office)
    await office.keyboard.press('Escape')
    await expect(office.getByRole('link', { name })).toBeVisible()
    await expectNothingFound(office)
    await expectNoSidewaysScrolling(office)
  })

  test('reads a mail of the outbox, which runs nothing', { tag: '@desktop' }, async ({
    office,
    records,
  }) => {
    const email = `${mark()}@candidate.example`
    const reference = await records.apply({ email })
    const { id } = await records.mailTo(email)
    await office.goto(`/managejobs?panel=outbox&open=${id}`)
    await expect(
      office.getByRole('heading', { name: `Application ${reference} received` }),
    ).toBeVisible()
    const frame = office.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'We have your application' })).toBeVisible()
    await office.getByText('As text').click()
    await expect(office.getByText('/my-application/')).toBeVisible()
    // axe would run its scripts in the frame, which runs none.
    await office.locator('iframe').evaluate((frame) => frame.remove())
    await expectNothingFound(office)
    await expectNoSidewaysScrolling(office)
  })
})
