import { expect, test } from './support/test'

const PAGES = ['/', '/job-list', '/registration', '/fake-gulf-job-offers', '/jobs-in-doha']

for (const path of PAGES) {
  test(`someone on a slow line sees ${path} before a script is asked for @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(0)
    // The frame is drawn when its callback ends, and its time is taken a little later.
    const drawing = 100
    expect(Math.min(...asked)).toBeGreaterThan(painted - drawing)
  })
}

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
