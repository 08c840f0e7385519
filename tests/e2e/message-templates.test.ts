import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { openForm, saveUntil, signInWithoutForm } from './support/cmsPanel'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

const preview = (page: Page) => page.getByRole('region', { name: 'As a made-up person reads it' })

test.describe('an admin who changes the texts to begin with, on phone and desktop', () => {
  test('sees a text as a person reads it, is refused a field that does not exist, and offers it', async ({
    staffPage: page,
    records,
    provoked,
  }) => {
    test.slow()
    provoked(/400/)
    const name = `Text ${mark()}`
    await signInWithoutForm(page, records.admin)
    await openForm(page, '/admin/collections/message-templates/create')
    await page.locator('#field-name').fill(name)
    await page.locator('#field-occasion').click()
    await page.getByRole('option', { name: 'Something else' }).click()
    await page.locator('#field-subject').fill('News about ((job))')
    await page.locator('#field-text').fill('Come, ((nmae)).')
    await expect(preview(page)).toContainText('News about Pipe Welder')
    await expect(preview(page)).toContainText('There is no field ((nmae))')
    await saveUntil(page, () =>
      expect(page.locator('.field-error')).toContainText('There is no field ((nmae))', {
        timeout: 5000,
      }),
    )
    await page.locator('#field-text').fill('Come, ((name)).\nBring ((reference)) on …')
    await expect(preview(page)).toContainText('Come, Asha Sample.\nBring AP-26-1234567 on …')
    await expect(preview(page)).not.toContainText('There is no field')
    await expectNoSidewaysScrolling(page)
    await saveUntil(page, () => expect(page).toHaveURL(/message-templates\/\d+/, { timeout: 5000 }))

    const job_id = await records.newJob()
    const applicant = `Told ${mark()}`
    await records.apply({ name: applicant, job_id: String(job_id) })
    await page.goto(`/managejobs?panel=candidates&job=${job_id}`)
    await page.getByRole('link', { name: applicant }).click()
    await page.getByRole('button', { name: 'Tell by mail or WhatsApp' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Begin with').selectOption(name)
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(`^Come, ${applicant}\\.\\nBring AP-`),
    )
  })
})
