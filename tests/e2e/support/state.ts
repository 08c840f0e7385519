import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import type { StaffApi } from './staffApi'
import { expect } from './test'

/** A screen in one of its states. */
export type State = {
  name: string
  path: string | ((records: StaffApi) => Promise<string>)
  /** Brings the page into the state and waits until it is there. */
  open?: (page: Page) => Promise<unknown>
  /** Set when the state exists, or differs, on one kind of device only. */
  on?: 'phone' | 'desktop'
  isNotFound?: boolean
}

/** Submits an empty form. */
export const sendEmpty = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText(/problems?$/)).toBeVisible()
}

/** A panel of the dashboard without any row that matches. */
export const empty = (panel: string, sentence: string): State => ({
  name: `the ${panel} panel without matches`,
  path: `/managejobs?panel=${panel}&q=${mark()}`,
  on: 'phone',
  open: (page) => expect(page.getByText(sentence)).toBeVisible(),
})
