import {
  field,
  fillApplication,
  fillRegistration,
  newEmail,
  referenceOn,
  sendButton,
} from './support/forms'
import { expect, test } from './support/test'

test.describe('a candidate who has sent a form', { tag: '@phone' }, () => {
  test('finds the reference after a reload and in a new tab, and opens the status page', async ({
    page,
    context,
    records,
  }) => {
    const email = newEmail()
    const path = `/apply-job/${await records.newJob()}`
    await page.goto(path)
    await fillApplication(page, { email })
    await sendButton(page).click()
    const reference = await referenceOn(page, 'AP')
    await page.reload()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(sendButton(page)).toBeHidden()
    await page.close()

    const later = await context.newPage()
    await later.goto(path)
    await expect(later.getByText(reference, { exact: true })).toBeVisible()
    const message = later.getByRole('link', { name: 'Send it to my WhatsApp' })
    const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(reference)
    expect(text).not.toContain('Asha')
    await later.getByRole('link', { name: 'See your application' }).click()
    await expect(later.getByRole('heading', { name: 'Your application' })).toBeVisible()
    await expect(later.getByText(reference, { exact: true })).toBeVisible()
    await later.goBack()
    await expect(later.getByText(reference, { exact: true })).toBeVisible()
  })

  test('can remove the confirmation from the phone, or fill in another form', async ({ page }) => {
    await page.goto('/registration')
    await fillRegistration(page, { email: newEmail() })
    await sendButton(page).click()
    const first = await referenceOn(page, 'RG')
    await page.getByRole('link', { name: 'Register another person' }).click()
    await expect(field(page, 'Full name')).toBeVisible()
    await page.reload()
    await expect(sendButton(page)).toBeVisible()
    await expect(page.getByText(first, { exact: true })).toBeHidden()

    await fillRegistration(page, { email: newEmail() })
    await sendButton(page).click()
    const second = await referenceOn(page, 'RG')
    await page.reload()
    await expect(page.getByText(second, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Remove this from my phone' }).click()
    await expect(field(page, 'Full name')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(second)
  })
})

test.describe('a candidate in Nepal', { tag: '@phone' }, () => {
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('finds the country code of Nepal chosen, and can choose another', async ({ page }) => {
    await page.goto('/registration')
    const code = page.getByRole('combobox', { name: 'Country code' })
    await expect(code.locator('option:checked')).toHaveText('+977 - Nepal')
    await field(page, 'Full name').focus()
    await expect(code).toHaveJSProperty('tagName', 'INPUT')
    await expect(code).toHaveValue('+977 - Nepal')
    // Nothing was typed.
    await page.reload()
    await expect(page.getByText('What you had typed before is still here.')).toBeHidden()
    await field(page, 'Full name').focus()
    await expect(code).toHaveJSProperty('tagName', 'INPUT')
    await code.fill('Qatar')
    await code.press('Enter')
    await expect(code).toHaveValue('+974 - Qatar')
  })
})
