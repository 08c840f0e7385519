import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import { countryBox, field, pick, resumeField, sendButton } from './support/forms'
import { expect, test } from './support/test'
import { badTouchTargets, fieldIds, hiddenPartsAt, KEYBOARD_OPEN } from './support/touchTargets'

const FORM = '#form form'

/** The forms by address, with the name of their send button. */
const FORMS: Record<string, string> = {
  '/apply-job/general': 'Send Application',
  '/registration': 'Send Application',
  '/contact-us': 'Send message',
  '/grievance-form': 'Send grievance',
  '/partner-with-us': 'Send enquiry',
}

/** Sends the form empty, so that each field has an error. */
const provoke = async (page: Page, address: string) => {
  const send = page.getByRole('button', { name: FORMS[address] })
  await send.click()
  await expect(page.getByRole('region', { name: /problems?$/ })).toBeFocused()
  if (address === '/apply-job/general' || address === '/registration') await countryBox(page)
}

const hint = (page: Page, label: string) => field(page, label).getAttribute('enterkeyhint')

test.describe('a visitor with a small phone', { tag: '@phone' }, () => {
  for (const address of Object.keys(FORMS)) {
    test(`sees each field of ${address} with label and error above the open keyboard`, async ({
      page,
    }) => {
      await page.goto(address)
      await provoke(page, address)
      await page.setViewportSize(KEYBOARD_OPEN)
      const ids = await fieldIds(page, FORM)
      expect(ids.length).toBeGreaterThan(3)
      const unseen: string[] = []
      for (const id of ids) {
        for (const edge of ['top', 'bottom'] as const)
          unseen.push(...(await hiddenPartsAt(page, id, edge)))
      }
      expect(unseen).toEqual([])
    })

    test(`can tap every control of ${address} without hitting another`, async ({ page }) => {
      await page.goto(address)
      expect(await badTouchTargets(page, FORM)).toEqual([])
      await provoke(page, address)
      expect(await badTouchTargets(page, FORM)).toEqual([])
    })
  }

  test('gets pages that make room for the keyboard', async ({ page }) => {
    for (const address of ['/apply-job/general', '/login']) {
      await page.goto(address)
      await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
        'content',
        /interactive-widget=resizes-content/,
      )
    }
  })

  test('moves through the form with the keyboard’s Next key, which does not send it', async ({
    page,
  }) => {
    await page.goto('/registration')
    await page.setViewportSize(KEYBOARD_OPEN)
    const ids = await fieldIds(page, FORM)
    await page.locator(`#${ids[0]}`).focus()
    await countryBox(page)
    for (const [at, id] of ids.slice(0, ids.indexOf('category')).entries()) {
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expect(page.locator(`#${id}`)).toHaveAttribute('enterkeyhint', 'next')
      await page.keyboard.press('Enter')
      await expect(page.locator(`#${ids[at + 1]}`)).toBeFocused()
      await expect(page.locator(`#${ids[at + 1]}`)).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('region', { name: /problems?$/ })).toBeHidden()
  })

  test('chooses a country with one key and moves on with the next', async ({ page }) => {
    await page.goto('/apply-job/general')
    await field(page, 'Name').focus()
    const box = await countryBox(page)
    await box.fill('Nepal')
    await expect(box).toHaveAttribute('enterkeyhint', 'done')
    await box.press('Enter')
    await expect(box).toHaveValue('+977 - Nepal')
    await box.press('Enter')
    await expect(field(page, 'Mobile')).toBeFocused()
  })

  test('sees the country list above the keyboard, in rows as high as a thumb', async ({ page }) => {
    await page.goto('/apply-job/general')
    await field(page, 'Name').focus()
    await page.setViewportSize(KEYBOARD_OPEN)
    const box = await countryBox(page)
    await box.click()
    await expect(page.getByRole('option').nth(2)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#country_code-label')).toBeInViewport({ ratio: 1 })
    const heights = await page
      .getByRole('option')
      .evaluateAll((options) =>
        options.slice(0, 20).map((one) => one.getBoundingClientRect().height),
      )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  })

  test('gets the right keyboard for each field', async ({ page }) => {
    await page.goto('/registration')
    await expect(field(page, 'Full name')).toHaveAttribute('autocapitalize', 'words')
    await expect(field(page, 'Full name')).toHaveAttribute('autocomplete', 'name')
    await expect(field(page, 'WhatsApp number')).toHaveAttribute('inputmode', 'numeric')
    await expect(field(page, 'WhatsApp number')).toHaveAttribute('autocomplete', 'tel-national')
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Email')).toHaveAttribute('autocapitalize', 'none')
    await expect(field(page, 'Current location')).toHaveAttribute('autocomplete', 'address-level2')
    for (const label of ['Gulf experience', 'India experience']) {
      await expect(field(page, label)).toHaveAttribute('inputmode', 'decimal')
    }
    await page.goto('/contact-us')
    expect(await hint(page, 'Phone (optional)')).toBe('next')
    await expect(page.locator('textarea')).toHaveAttribute('enterkeyhint', 'enter')
    await page.goto('/login')
    expect(await hint(page, 'Email')).toBe('next')
    expect(await hint(page, 'Password')).toBe('go')
  })

  test('can reach the end of the sign-up dialog above the open keyboard', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('link', { name: 'Sign up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign up' })
    await dialog.getByRole('button', { name: /^Go on/ }).click()
    await expect(dialog.getByText('Username is required')).toBeVisible()
    await page.setViewportSize(KEYBOARD_OPEN)
    const unseen: string[] = []
    for (const id of await fieldIds(page, 'dialog[open] [role=tabpanel]:not([hidden]) form')) {
      unseen.push(...(await hiddenPartsAt(page, id, 'bottom')))
    }
    expect(unseen).toEqual([])
    const send = dialog.getByRole('button', { name: /^Go on/ })
    await send.focus()
    await expect(send).toBeInViewport({ ratio: 1 })
  })

  test('can tap every control beside the chosen file', async ({ page }) => {
    await page.goto('/apply-job/general')
    await pick(page, fixture('resume.pdf'))
    await expect(page.getByText(/^This browser keeps the file/)).toBeVisible()
    expect(await badTouchTargets(page, FORM)).toEqual([])
    await expect(sendButton(page)).toBeVisible()
    await expect(resumeField(page)).toBeAttached()
  })
})
