import { describe, expect, inject, test } from 'vitest'

const KB = 1024

/** docs/product.md §13.2. */
const LIMITS: Record<string, number> = {
  '/': 160,
  '/job-list': 130,
  '/job-list?q=welder&country=QA': 130,
  '/visa': 130,
  '/about-us': 130,
  '/fake-gulf-job-offers': 130,
  '/jobs-in-doha': 130,
  '/construction-industry': 130,
  '/industries': 130,
  '/how-we-check-messages': 130,
  '/no-page-has-this-address': 130,
}

// A development server sends much more for its tools.
describe.skipIf(!inject('server'))('a visitor with a slow connection', () => {
  test.each(Object.entries(LIMITS))('gets %s as at most %i KB of HTML', async (path, limit) => {
    const html = await (await fetch(new URL(path, inject('baseUrl')))).text()
    expect(Buffer.byteLength(html) / KB).toBeLessThanOrEqual(limit)
  })
})
