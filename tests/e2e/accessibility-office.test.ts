import { expectNothingFoundInBoth } from './support/axe'
import { OFFICE_STATES } from './support/officeStates'
import { expectToReflow } from './support/reflow'
import { test } from './support/test'

for (const { name, path, open, on } of OFFICE_STATES) {
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
