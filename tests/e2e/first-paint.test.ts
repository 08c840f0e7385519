import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const PAGES = ['/', '/job-list', '/registration', '/fake-gulf-job-offers', '/jobs-in-doha']

/**
 * When the first script is asked for on a slow processor: 0 when the page has arrived, 1 when its
 * first paint is on the screen. Fails where nothing is painted.
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
  test(`someone on a slow phone sees ${path} before a script is asked for @phone`, async ({
    page,
  }) => {
    // The time of a paint is taken a little after the frame in which the scripts are asked for.
    expect(await firstScriptOf(page, path)).toBeGreaterThan(0.5)
  })
}

test('scripts that a page asks for at once are noticed by the tests above @phone', async ({
  page,
}) => {
  await page.route('/job-list', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replaceAll('requestAnimationFrame(function(){', '(function(){')
      .replace('})})</script>', '})()})()</script>')
    await route.fulfill({ response: answer, body })
  })
  expect(await firstScriptOf(page, '/job-list')).toBeLessThan(0.3)
})

test('a page that is opened behind another works when it is looked at @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/job-list')
  const behind = await context.newPage()
  await page.bringToFront()
  await behind.goto('/registration')
  await behind.bringToFront()
  await behind.getByRole('button', { name: 'Send Application' }).click()
  await expect(behind.getByText(/things? to mend/)).toBeVisible()
})
