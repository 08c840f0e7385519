import { expectNothingFoundInBoth } from './support/axe'
import { DASHBOARD_STATES } from './support/dashboardStates'
import { expectToReflow } from './support/reflow'
import { test } from './support/test'

for (const { name, path, open, on } of DASHBOARD_STATES) {
  test(`axe finds nothing, and nothing is cut off: ${name}`, {
    // One load for both: on the desktop, then as narrow as a phone.
    tag: `@${on ?? 'desktop'}`,
  }, async ({ office, records }) => {
    await office.goto(typeof path === 'string' ? path : await path(records))
    await open?.(office)
    await expectNothingFoundInBoth(office)
    await expectToReflow(office)
  })
}
