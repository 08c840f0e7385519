import type { Page } from 'playwright/test'
import hi from '@/messages/hi'
import { fixture } from '@/tests/support/files/files'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { countryBox, field, newEmail, referenceOn } from './support/forms'
import { upload } from './support/siteClient'
import { siteForFile } from './support/siteForFile'
import { CUT_OFF, cutOff, expect, test } from './support/test'

/** A site of its own: the other tests' site is in English and Hindi. */
const site = siteForFile({}, (own) => switchOnLanguages(own, 'hi', 'ur'))

const { applyForm, formKit, forms, registrationForm } = hi

const sendButton = (page: Page) => page.getByRole('button', { name: applyForm.send, exact: true })
const summary = (page: Page) => page.getByRole('region', { name: /गलती|गलतियाँ/ })

/** Fills in the apply form; the country is chosen by the caller, as scripts replace its list. */
const fill = async (page: Page, email: string) => {
  await field(page, applyForm.name).fill('आशा शर्मा')
  await field(page, applyForm.email).fill(email)
  await field(page, applyForm.mobile).fill('98200 12345')
  await field(page, applyForm.position).fill('Pipe Welder')
  await field(page, formKit.resume).setInputFiles(upload(fixture('resume.pdf')))
}

const EMPTY = [
  forms.nameRequired,
  forms.emailRequired,
  applyForm.countryCodeRequired,
  applyForm.mobileRequired,
  forms.positionRequired,
  forms.resumeRequired,
]

test.describe('a candidate who applies in Hindi', { tag: '@phone' }, () => {
  // In none of the countries whose code the form would choose.
  test.use({ timezoneId: 'Asia/Dubai' })

  test('sees every error in Hindi, corrects them, and gets a reference', async ({ page }) => {
    await page.goto(`${site().baseUrl}/hi/apply-job/general`)
    await sendButton(page).click()
    await expect(summary(page).getByRole('heading')).toHaveText('6 गलतियाँ हैं')
    await expect(summary(page).getByRole('link')).toHaveText(EMPTY)
    await expect(field(page, applyForm.name)).toHaveAccessibleDescription(
      new RegExp(forms.nameRequired),
    )

    const box = await countryBox(page, formKit.countryCode)
    await box.fill('भारत')
    await box.press('Enter')
    await expect(box).toHaveValue('+91 - भारत')
    const email = newEmail()
    await fill(page, email)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: applyForm.succeeded })).toBeFocused()
    const reference = await referenceOn(page, 'AP')
    const [row] = await site().database.rows(
      'select reference, language from applications where email = ?',
      [email],
    )
    expect(row).toEqual({ reference, language: 'hi' })
    await page.reload()
    await expect(page.getByText(applyForm.succeeded)).toBeVisible()
    await page.getByRole('link', { name: applyForm.again }).click()
    await expect(page).toHaveURL(`${site().baseUrl}/hi/apply-job/general#form`)
    await expect(field(page, applyForm.name)).toHaveValue('')
  })

  test('finds a country by its English name too', async ({ page }) => {
    await page.goto(`${site().baseUrl}/hi/apply-job/general`)
    await page.getByRole('combobox', { name: formKit.countryCode }).focus()
    const box = await countryBox(page, formKit.countryCode)
    await box.fill('nepal')
    await box.press('Enter')
    await expect(box).toHaveValue('+977 - नेपाल')
    await box.fill('qqq')
    await expect(page.getByText(formKit.nothingFound)).toBeVisible()
  })

  test('sees the answer in Hindi when no answer came, and what was typed is kept', async ({
    page,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await page.goto(`${site().baseUrl}/hi/apply-job/general`)
    await fill(page, newEmail())
    const box = await countryBox(page, formKit.countryCode)
    await box.fill('भारत')
    await box.press('Enter')
    await cutOff(page, 'job_applied')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: applyForm.failed })).toBeVisible()
    await expect(page.getByText(formKit.nothingLost)).toBeVisible()
    await page.reload()
    await expect(page.getByText(formKit.draft)).toBeVisible()
    await expect(field(page, applyForm.name)).toHaveValue('आशा शर्मा')
  })
})

test('a candidate who registers in Hindi sees the errors, and the industries in Hindi', async ({
  page,
}) => {
  await page.goto(`${site().baseUrl}/hi/registration`)
  await page.getByRole('button', { name: registrationForm.send }).click()
  // On a phone the first link stands for all. The clock of the test is India's, so its dialling code
  // is chosen.
  await expect(summary(page).getByRole('link', { includeHidden: true })).toHaveText([
    registrationForm.fullNameRequired,
    registrationForm.whatsAppRequired,
    forms.emailRequired,
    registrationForm.currentLocationRequired,
    registrationForm.industryRequired,
    forms.positionRequired,
    registrationForm.gulfRequired,
    registrationForm.indiaRequired,
    forms.resumeRequired,
    forms.termsRequired,
  ])
  await field(page, registrationForm.industry).selectOption('बैंकिंग')
  await expect(field(page, registrationForm.industry)).toHaveValue('Banking')
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a candidate gets a refused application back in Hindi, and then a reference', async ({
    page,
  }) => {
    await page.goto(`${site().baseUrl}/hi/apply-job/general`)
    await fill(page, 'asha@')
    await field(page, formKit.countryCode).selectOption('+91 - भारत')
    await sendButton(page).click()
    await expect(page).toHaveURL(`${site().baseUrl}/hi/apply-job/general#form`)
    await expect(summary(page).getByRole('link')).toHaveText([forms.emailInvalid])
    await expect(field(page, applyForm.name)).toHaveValue('आशा शर्मा')
    await expect(page.getByText(formKit.chooseAgain)).toBeVisible()
    const email = newEmail()
    await fill(page, email)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: applyForm.succeeded })).toBeVisible()
    await referenceOn(page, 'AP')
    expect(
      await site().database.rows('select language from applications where email = ?', [email]),
    ).toEqual([{ language: 'hi' }])
  })

  test('a form from right to left opens no sideways scroll', async ({ page }) => {
    for (const path of ['/ur/registration', '/ur/apply-job/general', '/hi/registration']) {
      await page.goto(site().baseUrl + path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, path).toBe(0)
    }
  })
})
