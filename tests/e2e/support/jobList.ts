import type { Page } from 'playwright/test'

/** The jobs of the job list, or of the list on another public page. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Apply Now/ }) })

/** The apply link of a job page: at the top on a desktop, at the bottom on a phone. */
export const applyLink = (page: Page) =>
  page
    .getByRole('link', { name: 'Apply Now (opens in a new tab)', exact: true })
    .filter({ visible: true })
    .first()
