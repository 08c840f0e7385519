import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const PAGES = ['/', '/job-list', '/registration', '/fake-gulf-job-offers', '/jobs-in-doha']

/**
 * Milliseconds from the first frame of a page to its first request for a script; negative when the
 * request came before. Fails when nothing is painted or no script is requested.
 */
const firstScriptOf = async (page: Page, path: string): Promise<number> => {
  // Registered before the page's own scripts: this callback is the first of the first frame.
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('first-frame'))
  })
  await page.goto(path)
  return page.evaluate(async () => {
    await new Promise<void>((resolve) =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true }),
    )
    const [frame] = performance.getEntriesByName('first-frame')
    const requested = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
      .map(({ startTime }) => startTime)
    if (!frame || requested.length === 0) throw new Error('No frame, or no script.')
    return Math.min(...requested) - frame.startTime
  })
}

for (const path of PAGES) {
  test(`a visitor sees the first frame of ${path} before a script is requested @phone`, async ({
    page,
  }) => {
    expect(await firstScriptOf(page, path)).toBeGreaterThan(0)
  })
}

test('the first-paint measurement detects a page that requests its scripts at once @phone', async ({
  page,
}) => {
  await page.route('/job-list', async (route) => {
    const answer = await route.fetch()
    const page = await answer.text()
    // Next.js preloads each script in the head of a page.
    const scripts = [...page.matchAll(/"(\/_next\/static\/chunks\/[^"]+\.js)"/g)]
    const links = scripts.map(([, src]) => `<link rel="preload" as="script" href="${src}">`)
    await route.fulfill({
      response: answer,
      body: page.replace('<head>', `<head>${links.join('')}`),
    })
  })
  expect(await firstScriptOf(page, '/job-list')).toBeLessThan(0)
})

test('a page opened in a background tab works when it is shown @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/job-list')
  const behind = await context.newPage()
  await page.bringToFront()
  await behind.goto('/registration')
  await behind.bringToFront()
  await behind.getByRole('button', { name: 'Send Application' }).click()
  await expect(behind.getByText(/problems?$/)).toBeVisible()
})
