import { describe, expect, inject, test } from 'vitest'

const KB = 1024

/**
 * docs/product.md §13.2. A new site is in two languages: their navigation, styles and addresses are 9 KB
 * of each page.
 */
const LIMITS: Record<string, number> = {
  '/': 165,
  '/job-list': 140,
  '/job-list?q=welder&country=QA': 140,
  '/visa': 140,
  '/about-us': 140,
  '/fake-gulf-job-offers': 140,
  '/jobs-in-doha': 140,
  '/construction-industry': 140,
  '/industries': 140,
  '/how-we-check-messages': 140,
  '/no-page-has-this-address': 140,
}

// A development server sends much more for its tools.
describe.skipIf(!inject('server'))('a visitor with a slow connection', () => {
  test.each(Object.entries(LIMITS))('gets %s as at most %i KB of HTML', async (path, limit) => {
    const html = await (await fetch(new URL(path, inject('baseUrl')))).text()
    expect(Buffer.byteLength(html) / KB).toBeLessThanOrEqual(limit)
  })
})
