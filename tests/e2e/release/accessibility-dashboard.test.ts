import { expectNothingFoundInBoth } from '../support/axe'
import { DASHBOARD_STATES } from '../support/dashboardStates'
import { expectToReflow } from '../support/reflow'
import { test } from '../support/test'

for (const { name, path, open, on } of DASHBOARD_STATES) {
  test(`dashboard: axe reports nothing and no text is cut off: ${name}`, {
    // Tested on the desktop and then at the width of a phone, to load the page only once.
    tag: `@${on ?? 'desktop'}`,
  }, async ({ staffPage, records }) => {
    await staffPage.goto(typeof path === 'string' ? path : await path(records))
    await open?.(staffPage)
    await expectNothingFoundInBoth(staffPage)
    await expectToReflow(staffPage)
  })
}
