import type { Page } from 'playwright/test'
import { expectNothingFound } from './support/axe'
import { signInWithoutForm } from './support/cmsPanel'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

/** The texts of a page beside the English, as a translator works through them in the CMS panel. */

// Not Tamil, whose counts another file compares; a page for each screen, so that both can run at once.
const PAGES = { phone: 'air-conditioning-industry', desktop: 'automotive-industry' }

const field = (page: Page) => page.getByRole('textbox', { name: 'Translation into Filipino' })
const english = (page: Page) => page.locator('li:has(textarea) > p').first()
const left = (page: Page) => page.getByText(/texts have no translation/)

test.describe('an editor who translates a page, on phone and desktop', () => {
  test('is told what differs from the English, stores by key, and opens the next text', async ({
    staffPage: page,
    records,
  }, { project }) => {
    await signInWithoutForm(page, await records.newAccount('editor'))
    await page.goto('/admin/translate/fil')
    await expectNoSidewaysScrolling(page)
    await page
      .locator(`a[href="/admin/translate/fil/${PAGES[project.name as keyof typeof PAGES]}"]`)
      .click()
    const before = String(await left(page).textContent())
    const first = String(await english(page).textContent())
    await expectNoSidewaysScrolling(page)
    await expectNothingFound(page)

    await field(page).fill('Hindi pareho 777')
    await expect(page.getByText('777 is not in the English text.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store and next' })).toBeDisabled()
    await field(page).press('Escape')
    await expect(field(page)).toHaveValue('')

    // Another text is opened and closed meanwhile: what was typed is still there.
    await page.getByRole('button', { name: 'Copy the English' }).click()
    await expect(field(page)).toHaveValue(first)
    await field(page).press('Alt+ArrowDown')
    await expect(english(page)).not.toHaveText(first)
    await expect(page.getByText('Typed, not stored')).toBeVisible()
    await field(page).press('Alt+ArrowUp')
    await expect(field(page)).toHaveValue(first)

    await field(page).press('Alt+KeyR')
    await expect(page.getByRole('checkbox', { name: /^Reviewed/ })).toBeChecked()
    await field(page).press('Control+Enter')
    await expect(english(page)).not.toHaveText(first)
    await expect(field(page)).toBeFocused()
    await expect(left(page)).not.toHaveText(before)
    await page.reload()
    await expect(page.locator('li', { hasText: first }).first()).toContainText('by Test editor')
  })
})

test.describe('an editor', { tag: '@desktop' }, () => {
  test('corrects the translation of an English text that has changed since', async ({
    page,
    records,
  }) => {
    await signInWithoutForm(page, await records.newAccount('editor'))
    await page.goto('/admin/translate/fil/banking-finance-sector')
    const now = String(await english(page).textContent())
    const before = `${now.split(' ').slice(0, -1).join(' ')} formerly`
    const earlier = { language: 'fil', page: 'banking-finance-sector', english: before }
    const status = await page.evaluate(
      async (row) =>
        (
          await fetch('/api/translations', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(row),
          })
        ).status,
      { ...earlier, text: 'Dating salin' },
    )
    expect(status).toBe(201)
    await page.reload()
    await expect(page.getByText('Older than its English')).toBeVisible()
    await expect(page.locator('del')).toHaveText('formerly ')
    await expect(field(page)).toHaveValue('Dating salin')
    await page.getByRole('button', { name: 'Still right, store it' }).click()
    await expect(page.locator('li', { hasText: now }).first()).toContainText('Not reviewed')
    await expect(page.getByText('Older than its English')).toHaveCount(0)
  })

  test('finds no page for a language that the site does not have', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(/404/)
    await signInWithoutForm(page, await records.newAccount('editor'))
    await page.goto('/admin/translate/xx')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText(/Nothing Found|not found/i).first()).toBeVisible()
  })
})
