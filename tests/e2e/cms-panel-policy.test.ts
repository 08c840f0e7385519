import { mark } from '@/tests/support/mark'
import { openForm } from './support/cmsPanel'
import { siteAdmin } from './support/staffApi'
import { expect, test } from './support/test'

/**
 * The CMS panel under its content security policy. An error in the console fails these tests. All its
 * screens: release/cms-panel-screens.test.ts.
 */

test.describe('an admin in the CMS panel', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    test.slow()
    const answer = await page.request.post('/api/users/login', { data: siteAdmin() })
    expect(answer.status()).toBe(200)
  })

  test('writes rich text, previews it and reads the versions', async ({ page }) => {
    await openForm(page, '/admin/collections/pages/create')
    await page.locator('#field-title').fill('Under the policy')
    await page.locator('#field-lead').fill('One line.')
    await page.locator('#field-description').fill('For search engines.')
    await page.locator('#field-slug').fill(mark())
    await page.getByRole('button', { name: 'Add Part' }).click()
    await page.locator('.blocks-drawer__block').getByRole('button', { name: 'Text' }).click()
    await page.locator('[contenteditable=true]').first().click()
    await page.keyboard.type('Plain and ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('bold words.')
    await expect(page.locator('[contenteditable=true] strong')).toHaveText('bold words.')

    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByText('bold words.')).toBeVisible({ timeout: 15_000 })
    await page.locator('#live-preview-toggler').click()

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
    const id = /\/pages\/(\d+)/.exec(page.url())?.[1]
    await page.goto(`/admin/collections/pages/${id}/versions`)
    const version = page.locator('.table a').first()
    await expect(version).toBeVisible()
    await version.click()
    await expect(page.getByText('Under the policy').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // There is one language, so nothing says which.
    await expect(page.getByText('en', { exact: true }).filter({ visible: true })).toHaveCount(0)
  })
})

test('a visitor sees the CMS panel’s login and password forms @desktop', async ({ page }) => {
  for (const [screen, button] of Object.entries({
    '/admin/login': 'Log in',
    '/admin/forgot': 'Submit',
  })) {
    await page.goto(screen)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  }
})
