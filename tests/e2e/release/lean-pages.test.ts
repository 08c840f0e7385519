import type { Page } from 'playwright/test'
import { expect, startScripts, test } from '../support/test'

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
      // The film has a clock.
      const marked = [...document.querySelectorAll('[data-static]:not(#film)')]
      window.before = marked.map((element) => [element, element.innerHTML])
    })
  })

test.describe('a visitor', { tag: '@desktop' }, () => {
  for (const path of PAGES) {
    test(`keeps the elements of ${path} when its scripts start`, async ({ page }) => {
      await noteMarkedParts(page)
      await page.goto(path)
      await startScripts(page)
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
        document.querySelector('footer [data-wake]')?.remove()
      })
    })
    await page.goto('/fake-gulf-job-offers')
    await startScripts(page)
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
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

// React writes such a text as `$$static:nothing` into its data.
const AS_A_MARK = '$static:nothing'

test.describe('a text that looks like a mark of the rewriting', { tag: '@desktop' }, () => {
  /** The form works, so React has started; a page error fails the test. */
  const expectForm = async (page: Page, path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Send Application' }).click()
    await expect(page.getByText(/problems?$/)).toBeVisible()
  }

  test('in an address leaves the form working', async ({ page }) => {
    await expectForm(page, `/registration?ref=${encodeURIComponent(AS_A_MARK)}`)
  })

  test('as a job’s title leaves its form working', async ({ page, records }) => {
    const id = await records.newJob({ job_title: AS_A_MARK })
    await expectForm(page, `/apply-job/${id}`)
    await page.goto(`/job-details/${id}`)
    await expect(page.getByRole('heading', { name: AS_A_MARK })).toBeVisible()
  })
})
