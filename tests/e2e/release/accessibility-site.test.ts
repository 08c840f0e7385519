import { expectNothingFoundInBoth } from '../support/axe'
import { expectToReflow } from '../support/reflow'
import { SITE_STATES } from '../support/siteStates'
import { expect, test } from '../support/test'

for (const { name, path, open, on, isNotFound } of SITE_STATES) {
  test(`site: axe reports nothing and no text is cut off: ${name}`, {
    // Tested on the desktop and then at the width of a phone, to load the page only once.
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
