import type { Page } from 'playwright/test'
import { otherLanguages } from '@/lib/shared/languages'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { siteForFile } from './support/siteForFile'
import { expect, test } from './support/test'

/** A site of its own: the other tests' site is in English and Hindi. */
const site = siteForFile({}, (own) => switchOnLanguages(own, ...otherLanguages))

const switchOf = (page: Page) => page.locator('header details').first()
const offerIn = (page: Page) => page.getByText('यह साइट हिन्दी में भी है।')

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor goes on in Hindi at the same place, and back to English', async ({ page }) => {
    await page.goto(`${site().baseUrl}/job-list?q=welder`)
    await page.getByText('English', { exact: true }).first().click()
    await switchOf(page).getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(`${site().baseUrl}/hi/job-list?q=welder`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('नौकरियाँ देखें')
    await expect(page.getByRole('link', { name: 'अंग्रेज़ी पाठ' })).toHaveAttribute(
      'href',
      '/job-list?q=welder',
    )
    await page.getByRole('button', { name: 'नौकरी खोजें' }).click()
    await expect(page).toHaveURL(/\/hi\/job-list\?q=welder/)
    await page.getByText('हिन्दी', { exact: true }).first().click()
    await expect(switchOf(page).getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await switchOf(page).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/job-list\?q=welder/)
  })

  test('a tap beside the list of languages closes it', async ({ page }) => {
    await page.goto(`${site().baseUrl}/job-list`)
    await page.getByText('English', { exact: true }).first().click()
    await expect(switchOf(page).getByRole('link', { name: 'हिन्दी' })).toBeVisible()
    await page.mouse.click(180, 200)
    await expect(switchOf(page).getByRole('link', { name: 'हिन्दी' })).toBeHidden()
  })

  test('nothing opens a sideways scroll, also from right to left', async ({ page }) => {
    for (const path of ['/hi/job-list', '/hi/about-us', '/ur/job-list', '/job-list']) {
      await page.goto(site().baseUrl + path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await scrollsSideways(page), path).toBe(false)
    }
  })
})

test.describe('with a browser in Hindi', { tag: '@phone' }, () => {
  test.use({ locale: 'hi-IN' })

  test('a visitor is offered the page in Hindi until one language is chosen', async ({ page }) => {
    await page.goto(`${site().baseUrl}/job-list?q=welder`)
    await expect(offerIn(page)).toBeVisible()
    await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
    await expect(page).toHaveURL(`${site().baseUrl}/hi/job-list?q=welder`)
    await expect(offerIn(page)).toBeHidden()
    await page.goto(`${site().baseUrl}/job-list`)
    await expect(offerIn(page)).toBeHidden()
  })

  test('whoever closes the offer does not see it again', async ({ page }) => {
    await page.goto(`${site().baseUrl}/job-list`)
    await page.getByRole('button', { name: 'बंद करें' }).click()
    await expect(offerIn(page)).toBeHidden()
    await page.reload()
    await expect(offerIn(page)).toBeHidden()
  })

  test('nothing is offered where the page is not in Hindi', async ({ page }) => {
    await page.goto(`${site().baseUrl}/about-us`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offerIn(page)).toHaveCount(0)
  })
})

test('a browser in English is offered nothing, and Escape closes the list', async ({ page }) => {
  await page.goto(`${site().baseUrl}/job-list`)
  await expect(offerIn(page)).toBeHidden()
  await switchOf(page).locator('summary').click()
  await expect(switchOf(page).getByRole('link', { name: 'हिन्दी' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(switchOf(page).getByRole('link', { name: 'हिन्दी' })).toBeHidden()
  await expect(switchOf(page).locator('summary')).toBeFocused()
})

test('a filter of the list in Hindi leads to the list in Hindi', async ({ page, isMobile }) => {
  await page.goto(`${site().baseUrl}/hi/job-list`)
  if (isMobile) await page.getByText('छाँटें').first().click()
  await page.getByLabel(/^क़तर/).check()
  await expect(page).toHaveURL(`${site().baseUrl}/hi/job-list?country=QA`)
  await expect(page.getByText(/नौकरियाँ देखें|नौकरी देखें/).first()).toBeAttached()
})

test('a page that is not translated is in English under a line that says so', async ({ page }) => {
  await page.goto(`${site().baseUrl}/hi/about-us`)
  await expect(page.getByText('यह पेज अभी हिन्दी में नहीं है।')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})
