import type { Page } from 'playwright/test'
import { expectNothingFound } from './support/axe'
import { expect, test } from './support/test'

const ARTICLE = '/fake-gulf-job-offers'

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Skill Test Centres' })

const services = (page: Page) =>
  page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Services' })

const source = (page: Page) => page.locator('main footer li').first()

test.describe('long parts of a page', () => {
  test('are one line each on a phone, and open at a tap', { tag: '@phone' }, async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(footerLink(page)).toBeHidden()
    await expect(source(page)).toBeHidden()
    await page.locator('summary').filter({ hasText: 'sources' }).click()
    await expect(source(page)).toBeVisible()
    await services(page).press('Enter')
    await expect(footerLink(page)).toBeVisible()
    await expectNothingFound(page)
    await services(page).click()
    await expect(footerLink(page)).toBeHidden()
  })

  test('are printed from a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(source(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(source(page)).toBeVisible()
  })

  test('are open on a wide screen', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(footerLink(page)).toBeVisible()
    await expect(source(page)).toBeVisible()
    await expect(page.locator('main summary').filter({ hasText: 'sources' })).toBeHidden()
  })
})

test.describe('long parts of a page without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('are open', async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(footerLink(page)).toBeVisible()
    await expect(source(page)).toBeVisible()
  })
})
