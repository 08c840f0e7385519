import type { Page } from 'playwright/test'
import { expect } from './test'

/** Opens the registrations whose location contains a word. */
export const openList = async (page: Page, word: string, more = '') => {
  await page.goto(`/managejobs?panel=registrations&location=${word}${more}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
}
