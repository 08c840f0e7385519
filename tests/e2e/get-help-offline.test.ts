import { expect, test } from './support/test'

const ANSWER = '/get-help?in=AE&from=IN&what=unpaid'

test.describe('a worker abroad', { tag: '@phone' }, () => {
  test('opens an answer of Get help again without internet, and no other page', async ({
    page,
    context,
    provoked,
  }) => {
    provoked(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
    await page.goto(ANSWER)
    await expect(page.getByText('Saved on this phone: works without internet')).toBeVisible()
    const number = page.getByRole('link', { name: /^Press to call/ })
    const called = await number.getAttribute('href')

    await context.setOffline(true)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(number).toHaveAttribute('href', String(called))
    await expect(page.getByText('No internet. What you opened before opens again.')).toBeVisible()
    await page.goto('/get-help', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get help')
    await expect(page.goto('/job-list')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)

    // With internet the site answers, not what is kept.
    await context.setOffline(false)
    await page.goto('/get-help')
    await page.evaluate(async (address) => {
      const kept = await caches.open((await caches.keys())[0] ?? '')
      await kept.put(
        address,
        new Response('Old answer', { headers: { 'Content-Type': 'text/html' } }),
      )
    }, ANSWER)
    await page.goto(ANSWER)
    await expect(number).toHaveAttribute('href', String(called))
  })
})
