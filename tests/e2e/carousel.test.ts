import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const position = (page: Page) => page.getByText(/^\d+ of 18$/)

const openCarousel = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('heading', { name: 'Our clients' }).scrollIntoViewIfNeeded()
  await expect(position(page)).toBeVisible()
}

/** How many client logos are completely visible in the carousel. */
const marksInView = (page: Page) =>
  page.locator('.swiper').evaluate((window) => {
    const frame = window.getBoundingClientRect()
    return [...window.querySelectorAll('.swiper-slide')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - 2 && right <= frame.right + 2
    }).length
  })

test.describe('the carousel of client logos', { tag: '@desktop' }, () => {
  test('shows as many logos as its width allows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await openCarousel(page)
    for (const [width, marks] of [
      [320, 1],
      [480, 2],
      [768, 3],
      [1024, 4],
      [1200, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => marksInView(page), `${width} pixels`).toBe(marks)
    }
  })

  test('moves by itself and can be paused', async ({ page }) => {
    await openCarousel(page)
    await expect(position(page)).not.toHaveText('1 of 18')
    await page.getByRole('button', { name: 'Pause the marks' }).click()
    await expect(page.getByRole('button', { name: 'Play the marks' })).toBeVisible()
  })

  test('does not move by itself with reduced motion, and can be turned by hand in a circle', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCarousel(page)
    await expect(position(page)).toHaveText('1 of 18')
    await page.getByRole('button', { name: 'Previous mark' }).click()
    await expect(position(page)).toHaveText('18 of 18')
    await page.getByRole('button', { name: 'Next mark' }).click()
    await expect(position(page)).toHaveText('1 of 18')
  })
})
