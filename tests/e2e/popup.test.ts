import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const HOUR_MS = 3_600_000

const popup = (page: Page) => page.getByRole('dialog')

/** Moves the stored time of the last visit back; it is the only stored number that is a time. */
const ageVisit = (page: Page, ms: number) =>
  page.evaluate((by) => {
    const times = Object.entries(localStorage).filter(([, value]) => Number(value) > 1e12)
    for (const [key, value] of times) localStorage.setItem(key, String(Number(value) - by))
    return times.length
  }, ms)

/** Expects that the page can be used: a popup that is due would be open by then and cover it. */
const expectUsable = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have read this' })).toBeHidden()
}

test.describe('the welcome popup', () => {
  test('is shown to a visitor once, and again after more than 24 hours', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(popup(page)).toContainText(/private limited/i)
    await popup(page).getByRole('button', { name: 'I have read this' }).click()
    await expect(popup(page)).toBeHidden()

    const expectSilent = async () => {
      await page.reload()
      await expectUsable(page)
    }
    await expectSilent()
    expect(await ageVisit(page, 23 * HOUR_MS)).toBe(1)
    await expectSilent()
    await ageVisit(page, 2 * HOUR_MS)
    await page.reload()
    await expect(popup(page)).toBeVisible()
    // The stored time was refreshed.
    await expectSilent()
  })

  test('shows again when the stored time lies in the future', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await popup(page).getByRole('button', { name: 'I have read this' }).click()
    expect(await ageVisit(page, -400 * 24 * HOUR_MS)).toBe(1)
    await page.reload()
    await expect(popup(page)).toBeVisible()
    await page.reload()
    await expectUsable(page)
  })

  test('keeps the focus while it is open, and Esc closes it', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(popup(page)).toBeVisible()
    const focusIsBehind = () =>
      page.evaluate(() => {
        const at = document.activeElement
        return at !== document.body && !document.querySelector('dialog[open]')?.contains(at)
      })
    for (let press = 0; press < 6; press++) {
      expect(await focusIsBehind()).toBe(false)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  test('is not shown on other pages', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/job-list')
    await expectUsable(page)
  })
})
