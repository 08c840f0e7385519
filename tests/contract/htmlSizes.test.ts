import { describe, expect, inject, test } from 'vitest'

const KB = 1024

/** docs/product.md §13.2. */
const LIMITS: Record<string, number> = {
  '/': 160,
  '/job-list': 110,
  '/job-list?q=welder&country=QA': 110,
  '/visa': 110,
  '/about-us': 110,
  '/fake-gulf-job-offers': 110,
  '/jobs-in-doha': 110,
  '/construction-industry': 110,
  '/industries': 110,
  '/how-we-check-messages': 110,
  '/no-page-has-this-address': 110,
}

// A development server sends much more for its tools.
describe.skipIf(!inject('server'))('a visitor with a slow connection', () => {
  test.each(Object.entries(LIMITS))('gets %s as at most %i KB of HTML', async (path, limit) => {
    const html = await (await fetch(new URL(path, inject('baseUrl')))).text()
    expect(Buffer.byteLength(html) / KB).toBeLessThanOrEqual(limit)
  })
})
