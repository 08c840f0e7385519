import type { Page } from 'playwright/test'
import { EMPTY_FORMS } from '@/tests/support/candidates/emptyForms'
import { fileOf, fixture, pdfOf } from '@/tests/support/files/files'
import {
  countryBox,
  field,
  fillApplication,
  newEmail,
  pick,
  referenceOn,
  resumeField,
  sendButton,
  touch,
} from './support/forms'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const FAILED = 'Failed to submit application. Please try again later.'
const RESUME_MAX_BYTES = 2_097_152

const REFUSALS = Object.values(EMPTY_FORMS.application)

const summary = (page: Page) => page.getByRole('region', { name: /problem|Failed|no longer/ })

/** Expects everything that was typed, except the file, which a reload removes. */
const expectTyped = async (page: Page, email: string) => {
  await expect(field(page, 'Name')).toHaveValue('Asha Sample')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(await countryBox(page)).toHaveValue('+91 - India')
  await expect(field(page, 'Mobile')).toHaveValue('98200 12345')
  await expect(field(page, 'Position')).toHaveValue('Pipe Welder')
}

test.describe('a candidate who applies', { tag: '@phone' }, () => {
  // In none of the countries whose code the form would choose.
  test.use({ timezoneId: 'Asia/Dubai' })

  test('sees the error of a field after leaving it', async ({ page }) => {
    await page.goto('/apply-job/general')
    for (const sentence of REFUSALS) await expect(page.getByText(sentence)).toBeHidden()
    await touch(field(page, 'Name'))
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Your name is required/)
    await field(page, 'Mobile').fill('98200 1234O')
    await touch(field(page, 'Mobile'))
    await expect(field(page, 'Mobile')).toHaveAccessibleDescription(
      'Mobile number can only contain digits',
    )
    await field(page, 'Mobile').fill('123456789012345')
    await expect(field(page, 'Mobile')).not.toHaveAccessibleDescription(/./)
    await touch(await countryBox(page))
    await expect(await countryBox(page)).toHaveAccessibleDescription('Country code is required')
    await touch(resumeField(page))
    await expect(resumeField(page)).toHaveAccessibleDescription(/Resume is required/)
  })

  test('with an empty form sees all errors and can jump to each field', async ({ page }) => {
    await page.goto('/apply-job/general')
    await sendButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveText(REFUSALS)
    await summary(page).getByRole('link', { name: 'Mobile no is required' }).click()
    await expect(field(page, 'Mobile')).toBeFocused()
    await expect(field(page, 'Mobile')).toHaveAttribute('aria-invalid', 'true')
  })

  test('is refused a resume that is too large or of another type, and can send one of exactly 2 MB', async ({
    page,
  }) => {
    await page.goto('/apply-job/general')
    await expect(page.getByText('Drag & Drop your resume here or click to upload')).toBeVisible()
    await expect(page.getByText('Resume should not more that 2 MB.')).toBeVisible()
    await pick(page, fileOf('cv.pdf', pdfOf(RESUME_MAX_BYTES + 1)))
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume file size should not exceed 2MB/,
    )
    await pick(page, fixture('logo.png'))
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume must be a PDF, DOC or DOCX file/,
    )
    await fillApplication(page, {
      email: newEmail(),
      resume: fileOf('cv.pdf', pdfOf(RESUME_MAX_BYTES)),
    })
    await sendButton(page).click()
    await referenceOn(page, 'AP')
  })

  test('keeps what was typed after a refusal and a reload', async ({ page, records }) => {
    const id = await records.newJob()
    const email = newEmail()
    await page.goto(`/apply-job/${id}`)
    // Only named like a PDF: the browser cannot tell, but the server can.
    await fillApplication(page, { email, resume: fileOf('cv.pdf', 'This is no PDF.') })
    await sendButton(page).click()
    const refusal = 'Resume must be a PDF, DOC or DOCX file'
    await expect(toast(page, refusal)).toBeVisible()
    await expect(summary(page).getByRole('link')).toHaveText([refusal])
    await expect(resumeField(page)).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(page.getByText('Sending your application…')).toBeHidden()
    await expect(toast(page, refusal)).toBeHidden()
    await expectTyped(page, email)

    await page.reload()
    await field(page, 'Name').focus()
    await expectTyped(page, email)
    await pick(page, fixture('resume.pdf'))
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('is told that the job was closed meanwhile', async ({ page, records }) => {
    const id = await records.newJob()
    await page.goto(`/apply-job/${id}`)
    await fillApplication(page, { email: newEmail() })
    await records.setStatus(id, 'Inactive')
    await sendButton(page).click()
    await expect(toast(page, 'This job is no longer open')).toBeVisible()
    await expect(summary(page)).toContainText('This job is no longer open')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'This job is no longer open' })).toBeVisible()
    await expect(sendButton(page)).toBeHidden()
  })

  test('keeps everything when the connection fails, and can send it when it is back', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    const connection = await cutOff(page, 'job_applied')
    await sendButton(page).click()
    await expect(toast(page, FAILED)).toBeVisible()
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectTyped(page, email)
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible()
    await connection.restore()
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })
})
