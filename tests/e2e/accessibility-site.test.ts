import { expectNothingFoundInBoth } from './support/axe'
import { expectToReflow } from './support/reflow'
import { SITE_STATES } from './support/siteStates'
import { expect, test } from './support/test'

for (const { name, path, open, on, isNotFound } of SITE_STATES) {
  test(`axe finds nothing, and nothing is cut off: ${name}`, {
    // One load for both: on the desktop, then as narrow as a phone.
    tag: `@${on ?? 'desktop'}`,
  }, async ({ page, records, provoked }) => {
    if (isNotFound) provoked(/status of 404/)
    await page.goto(typeof path === 'string' ? path : await path(records))
    await open?.(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNothingFoundInBoth(page)
    await expectToReflow(page)
  })
}
