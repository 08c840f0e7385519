import type { Page } from 'playwright/test'
import { siteAdmin } from '../support/staffApi'
import { expect, test } from '../support/test'

/** Every screen of the CMS panel under its content security policy. An error in the console fails these tests. */

const FORMS = ['pages', 'news-articles', 'countries', 'positions', 'users', 'redirects']

/** The addresses of the lists and settings in the CMS panel's menu. */
const menuOf = async (page: Page): Promise<string[]> => {
  await page.goto('/admin')
  const links = page.locator('.nav a[href^="/admin/collections/"], .nav a[href^="/admin/globals/"]')
  await expect(links.first()).toBeAttached()
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(found).toEqual(
    expect.arrayContaining(['/admin/collections/mails', '/admin/globals/home-page']),
  )
  return found
}

test.describe('an admin in the CMS panel', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    test.slow()
    const answer = await page.request.post('/api/users/login', { data: siteAdmin() })
    expect(answer.status()).toBe(200)
  })

  test('opens every list, empty form, setting and the account without a policy violation', async ({
    page,
  }) => {
    const screens = [
      ...(await menuOf(page)),
      ...FORMS.map((slug) => `/admin/collections/${slug}/create`),
      '/admin/account',
    ]
    for (const screen of screens) {
      await page.goto(screen)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.template-default'), screen).toBeVisible()
    }
  })

  test('opens one stored row of everything, including a mail with HTML', async ({
    page,
    records,
  }) => {
    await records.apply()
    for (const list of await menuOf(page)) {
      const [, slug] = /^\/admin\/collections\/(.+)$/.exec(list) ?? []
      if (!slug) continue
      // Requested by the page itself, because Payload accepts its cookie only from the same site.
      const [row] = await page.evaluate(
        async (address) => (await (await fetch(address)).json()).docs,
        // Only its recipient can read the text of a password mail.
        `/api/${slug}?limit=1&depth=0${slug === 'mails' ? '&where[kind][not_equals]=account' : ''}`,
      )
      if (!row) continue
      await page.goto(`${list}/${row.id}`)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.collection-edit'), slug).toBeVisible()
      if (slug !== 'mails') continue
      await expect(page.locator('#field-html')).toHaveValue(/<!doctype html>/)
    }
  })
})
