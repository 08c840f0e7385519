import { expectNothingFound } from './support/axe'
import { OFFICE_STATES } from './support/officeStates'
import { expectToReflow } from './support/reflow'
import { test } from './support/test'

for (const { name, path, open, on } of OFFICE_STATES) {
  test(`axe finds nothing, and nothing is cut off: ${name}`, {
    tag: on ? `@${on}` : [],
  }, async ({ office, records }) => {
    await office.goto(typeof path === 'string' ? path : await path(records))
    await open?.(office)
    await expectNothingFound(office)
    await expectToReflow(office)
  })
}
