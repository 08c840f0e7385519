import type { Page } from 'playwright/test'
import type { Office } from './office'
import { expect } from './test'

/** A screen as somebody may have it before them. */
export type State = {
  name: string
  path: string | ((records: Office) => Promise<string>)
  /** What is done on the page, and the sign that it is in that state. */
  open?: (page: Page) => Promise<unknown>
  /** Only where it exists, or differs. */
  on?: 'phone' | 'desktop'
  isNotFound?: boolean
}

/** Sends a form with nothing in it. */
export const sendEmpty = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText(/things? to mend/)).toBeVisible()
}
