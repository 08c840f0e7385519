import { SPECIFIED_PAGES } from '@/tests/support/content/specifiedPages'
import { sampled } from '@/tests/support/scope'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

const FEW_WORDS = 60

test.describe('a site without JavaScript', { tag: '@phone' }, () => {
  test('shows every public page completely', async ({ page, records }) => {
    test.slow()
    const id = await records.newJob()
    const routes = ['/', '/job-list', `/job-details/${id}`, `/apply-job/${id}`, '/registration']
    const more = [
      '/how-we-check-messages',
      '/privacy-notice',
      ...sampled(SPECIFIED_PAGES).map((slug) => `/${slug}`),
    ]
    for (const path of [...routes, ...more]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/)
      expect.soft(words.length, path).toBeGreaterThan(FEW_WORDS)
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
      // Nothing waits for scripts that do not run.
      await expect.soft(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0)
    }
  })

  test('shows a complete 404 page with links and search', async ({ page, provoked }) => {
    provoked(/status of 404/)
    for (const path of ['/no-such-page', '/no/such/page', '/job-details/999999', '/apply-job/1x']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      )
    }
    await page.getByRole('searchbox', { name: 'Job or trade' }).fill('nurse')
    await page.getByRole('button', { name: 'Search jobs' }).click()
    await expect(page).toHaveURL(/\/job-list\?q=nurse/)
  })

  test('says on staff pages that they need JavaScript', async ({ page }) => {
    for (const path of ['/login', '/managejobs', '/addjob']) {
      await page.goto(path)
      // Playwright's own text functions ignore <noscript>.
      const words = await page.locator('body').allInnerTexts()
      expect(words.join(' '), path).toContain('The dashboard needs JavaScript.')
    }
  })

  test('shows no popup over the page, the film’s poster and all client logos', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('figure').locator('img')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Our clients' }).getByRole('listitem')).toHaveCount(
      18,
    )
  })
})
