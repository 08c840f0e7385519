import type { Page } from 'playwright/test'

export const terms = (page: Page) =>
  page.getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ })

/** The summary of errors above the form. */
export const summary = (page: Page) =>
  page.getByRole('region', { name: /problem|Submission failed/ })
