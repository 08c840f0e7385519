import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import {
  field,
  fillRegistration,
  newEmail,
  pick,
  REGISTERED,
  referenceOn,
  sendButton,
} from './support/forms'
import { summary, terms } from './support/registrationForm'
import { expect, holdBack, test, toast } from './support/test'

/** The form has two layouts; resume.pdf is sent in both. */
const RESUMES = { 'resume.pdf': [], 'resume.doc': '@phone', 'resume.docx': '@phone' }

test.describe('a candidate who registers, on phone and desktop', () => {
  for (const [resume, tag] of Object.entries(RESUMES)) {
    test(`with ${resume} is thanked, gets a reference and can start an empty form`, {
      tag,
    }, async ({ page, records }) => {
      const email = newEmail()
      await page.goto('/registration')
      await expect(
        page.getByRole('heading', { level: 1, name: 'CANDIDATE REGISTRATION FORM' }),
      ).toBeVisible()
      await fillRegistration(page, { email, resume: fixture(resume) })
      await sendButton(page).click()
      await expect(toast(page, REGISTERED)).toBeVisible()
      await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
      const reference = await referenceOn(page, 'RG')
      expect(await records.registrationsOf(email)).toMatchObject([
        { reference, full_name: 'Asha Sample', current_location: 'Pune', category: 'Banking' },
      ])

      await page.getByRole('link', { name: 'Register another person' }).click()
      for (const label of ['Full name', 'WhatsApp number', 'Email', 'Current location']) {
        await expect(field(page, label)).toHaveValue('')
      }
      for (const label of ['Industry', 'Position', 'Gulf experience', 'Resume']) {
        await expect(field(page, label)).toHaveValue('')
      }
      await expect(terms(page)).not.toBeChecked()
      await expect(page.getByText(resume, { exact: true })).toBeHidden()
    })
  }
})

test.describe('a candidate who registers', { tag: '@phone' }, () => {
  test('sees that the form is being sent and cannot send it twice', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/registration')
    await fillRegistration(page, { email })
    const { release } = await holdBack(page, 'registration')
    await sendButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(sendButton(page)).toBeHidden()
    release()
    await referenceOn(page, 'RG')
    expect(await records.registrationsOf(email)).toHaveLength(1)
  })
})

test.describe('a candidate without JavaScript who registers', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  const fill = async (page: Page, email: string) => {
    await field(page, 'Full name').fill('Asha Sample')
    await field(page, 'Country code').selectOption('+977 - Nepal')
    await field(page, 'WhatsApp number').fill('98200 12345')
    await field(page, 'Email').fill(email)
    await field(page, 'Current location').fill('Pokhara')
    await field(page, 'Industry').selectOption('Banking')
    await field(page, 'Position').selectOption('Other')
    await field(page, 'Gulf experience').fill('3')
    await field(page, 'India experience').fill('0')
    await terms(page).check()
    await pick(page, fixture('resume.doc'))
  }

  test('gets a refused form back with what was typed and can then send it', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    await page.goto('/registration')
    await fill(page, email)
    await sendButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText(['Position name is required'])
    await expect(field(page, 'Full name')).toHaveValue('Asha Sample')
    await expect(field(page, 'Country code')).toHaveValue('977')
    await expect(field(page, 'WhatsApp number')).toHaveValue('98200 12345')
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Current location')).toHaveValue('Pokhara')
    await expect(field(page, 'Industry')).toHaveValue('Banking')
    await expect(field(page, 'Position').locator('option:checked')).toHaveText('Other')
    await expect(field(page, 'Gulf experience')).toHaveValue('3')
    await expect(field(page, 'India experience')).toHaveValue('0')
    await expect(terms(page)).toBeChecked()

    await field(page, 'Position name').fill('Falconer')
    await pick(page, fixture('resume.doc'))
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: REGISTERED })).toBeVisible()
    const reference = await referenceOn(page, 'RG')
    expect(await records.registrationsOf(email)).toMatchObject([
      { reference, position_Name: 'Falconer' },
    ])
  })
})
