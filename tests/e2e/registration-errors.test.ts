import type { Page } from 'playwright/test'
import { EMPTY_FORMS } from '@/tests/support/candidates/emptyForms'
import { fileOf, fixture, pdfOf } from '@/tests/support/files/files'
import {
  countryBox,
  field,
  fillRegistration,
  newEmail,
  pick,
  referenceOn,
  resumeField,
  sendButton,
  touch,
} from './support/forms'
import { summary, terms } from './support/registrationForm'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const FAILED = 'Submission failed. Try again.'

const REFUSALS = Object.values(EMPTY_FORMS.registration)

const expectTyped = async (page: Page, email: string) => {
  await expect(field(page, 'Full name')).toHaveValue('Asha Sample')
  await expect(await countryBox(page)).toHaveValue('+91 - India')
  await expect(field(page, 'WhatsApp number')).toHaveValue('98200 12345')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Current location')).toHaveValue('Pune')
  await expect(field(page, 'Industry')).toHaveValue('Banking')
  await expect(field(page, 'Position').locator('option:checked')).toHaveText('Electrician')
  await expect(field(page, 'Gulf experience')).toHaveValue('3')
  await expect(field(page, 'India experience')).toHaveValue('4.5')
  await expect(terms(page)).toBeChecked()
}

test.describe('a candidate who registers', { tag: '@phone' }, () => {
  // In none of the countries whose code the form would choose.
  test.use({ timezoneId: 'Asia/Dubai' })

  test('sees the error of a field after leaving it', async ({ page }) => {
    await page.goto('/registration')
    for (const sentence of REFUSALS) await expect(page.getByText(sentence)).toBeHidden()
    const leaving = async (label: string, sentence: string) => {
      await touch(field(page, label))
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
    }
    await leaving('Full name', 'Full name is required')
    await leaving('Industry', 'Industry is required')
    await field(page, 'Gulf experience').fill('-1')
    await leaving('Gulf experience', 'Must be positive')
    await field(page, 'Gulf experience').fill('.5')
    await expect(field(page, 'Gulf experience')).toHaveAccessibleDescription(
      'Years. 0 if you have none',
    )
    await touch(resumeField(page))
    await expect(resumeField(page)).toHaveAccessibleDescription(/Resume is required$/)
    await touch(terms(page))
    await expect(terms(page)).toHaveAccessibleDescription(
      'You must accept the Terms and conditions',
    )
  })

  test('with an empty form sees how many errors there are, and jumps to the first', async ({
    page,
  }) => {
    await page.goto('/registration')
    await sendButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText(`There are ${REFUSALS.length} problems`)
    // A screen full of links would hide the form.
    await expect(summary(page).getByRole('link')).toHaveText(['Full name is required'])
    for (const sentence of REFUSALS.slice(1)) {
      await expect(page.getByText(sentence).last()).toBeVisible()
    }
    await summary(page).getByRole('link').click()
    await expect(field(page, 'Full name')).toBeFocused()
  })

  test('is refused a resume that is too large or of another type', async ({ page }) => {
    await page.goto('/registration')
    await pick(page, fileOf('cv.docx', pdfOf(2_097_153)))
    await expect(resumeField(page)).toHaveAccessibleDescription(/File size must be under 2MB$/)
    await pick(page, fixture('sheet.xlsx'))
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume must be a PDF, DOC or DOCX file$/,
    )
  })

  test('is asked for the name of a position that is not listed', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/registration')
    await expect(field(page, 'Position name')).toBeHidden()
    await fillRegistration(page, { email })
    await field(page, 'Position').selectOption('Other')
    await expect(field(page, 'Position name')).toBeVisible()
    await sendButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText(['Position name is required'])
    await field(page, 'Position name').fill('Falconer')
    await sendButton(page).click()
    await referenceOn(page, 'RG')
    expect(await records.registrationsOf(email)).toMatchObject([{ position_Name: 'Falconer' }])
  })

  test('keeps what was typed after a refusal and a reload', async ({ page }) => {
    const email = newEmail()
    await page.goto('/registration')
    await fillRegistration(page, { email, resume: fileOf('cv.doc', 'This is no DOC.') })
    await sendButton(page).click()
    const refusal = 'Resume must be a PDF, DOC or DOCX file'
    await expect(toast(page, refusal)).toBeVisible()
    await expect(summary(page).getByRole('link')).toHaveText([refusal])
    await expect(sendButton(page)).toBeEnabled()
    await expectTyped(page, email)
    await page.reload()
    await field(page, 'Full name').focus()
    await expectTyped(page, email)
    await pick(page, fixture('resume.docx'))
    await sendButton(page).click()
    await referenceOn(page, 'RG')
  })

  test('reads ‘Submission failed.’ when a refusal has no message', async ({ page }) => {
    await page.goto('/registration')
    await fillRegistration(page, { email: newEmail() })
    // No refusal of the real server lacks a message.
    await page.route('**/php/registration.php', (route) =>
      route.fulfill({ json: { success: false } }),
    )
    await sendButton(page).click()
    await expect(toast(page, 'Submission failed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Submission failed.' })).toBeVisible()
  })

  test('keeps everything when the connection fails, and can send it when it is back', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const email = newEmail()
    await page.goto('/registration')
    await fillRegistration(page, { email })
    const connection = await cutOff(page, 'registration')
    await sendButton(page).click()
    await expect(toast(page, FAILED)).toBeVisible()
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectTyped(page, email)
    await connection.restore()
    await sendButton(page).click()
    await referenceOn(page, 'RG')
    expect(await records.registrationsOf(email)).toHaveLength(1)
  })

  test('can still choose a country code when the list cannot be loaded', async ({
    page,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await cutOff(page, 'country_master')
    await page.goto('/registration')
    await field(page, 'Full name').focus()
    await expect(toast(page, FAILED)).toBeVisible()
    await field(page, 'Country code').selectOption('+977 - Nepal')
    await expect(field(page, 'Country code')).toHaveValue('977')
  })
})
