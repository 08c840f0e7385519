import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const PAGES = ['/', '/job-list', '/registration', '/fake-gulf-job-offers', '/jobs-in-doha']

/**
 * When a slow processor requests the first script: 0 is when the page has arrived, 1 is its first
 * paint. Fails when nothing is painted.
 */
const firstScriptOf = async (page: Page, path: string): Promise<number> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path)
  const { arrived, painted, asked } = await page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint')
        if (entry) resolve(entry.startTime)
      }).observe({ type: 'paint', buffered: true }),
    )
    const [page] = performance.getEntriesByType('navigation')
    return {
      arrived: page instanceof PerformanceNavigationTiming ? page.responseEnd : Number.NaN,
      painted,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
        .map(({ startTime }) => startTime),
    }
  })
  expect(asked.length).toBeGreaterThan(0)
  return (Math.min(...asked) - arrived) / (painted - arrived)
}

for (const path of PAGES) {
  test(`a visitor with a slow phone sees ${path} before a script is requested @phone`, async ({
    page,
  }) => {
    // The time of a paint is recorded a little after the frame in which the scripts are requested.
    expect(await firstScriptOf(page, path)).toBeGreaterThan(0.5)
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
  expect(await firstScriptOf(page, '/job-list')).toBeLessThan(0.3)
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
