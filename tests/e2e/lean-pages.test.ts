import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

// server/leanPage.ts: React does not go through the marked parts of a page, and reads their content
// from the page itself.

const PAGES = ['/', '/job-list', '/fake-gulf-job-offers', '/jobs-in-doha', '/contact-us']

declare global {
  interface Window {
    /** The marked elements and their content before React starts. */
    before: [Element, string][]
  }
}

const noteMarkedParts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const marked = [...document.querySelectorAll('[data-static]')]
      window.before = marked.map((element) => [element, element.innerHTML])
    })
  })

test.describe('a visitor', { tag: '@desktop' }, () => {
  for (const path of PAGES) {
    test(`keeps the elements of ${path} when its scripts start`, async ({ page }) => {
      await noteMarkedParts(page)
      await page.goto(path)
      const { all, same } = await page.evaluate(() => ({
        all: window.before.length,
        same: window.before.filter(([part, html]) => part.isConnected && part.innerHTML === html)
          .length,
      }))
      expect(all).toBeGreaterThan(5)
      expect(same).toBe(all)
    })
  }

  // React gives up and draws the whole page again when it finds another element than it expects.
  test('sees the whole page after an extension of the browser has changed it', async ({
    page,
    provoked,
  }) => {
    provoked(/Minified React error/)
    await noteMarkedParts(page)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('nav[aria-label="Main"] ul')?.remove()
      })
    })
    await page.goto('/fake-gulf-job-offers')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('list')).toBeVisible()
    const parts = await page.evaluate(() =>
      window.before.map(([part, html]) => ({
        html,
        now: document.querySelector(`[data-static="${part.getAttribute('data-static')}"]`)
          ?.innerHTML,
        isNew: !part.isConnected,
      })),
    )
    for (const { html, now } of parts) expect(now).toBe(html)
    expect(parts.every(({ isNew }) => isNew)).toBe(true)
  })
})
