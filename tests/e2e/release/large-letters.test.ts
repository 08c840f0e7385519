import type { Locator } from 'playwright/test'
import { newEmail } from '../support/forms'
import { expect, test } from '../support/test'

test('the header leaves two thirds of a phone to the page with letters of twice the size', {
  tag: '@desktop',
}, async ({ page, records }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const email = newEmail()
  await records.apply({ email })
  const job = `/job-details/${await records.newJob()}`
  const status = `/my-application/${await records.statusPageToken(email)}`
  for (const path of ['/', '/job-list', '/jobs-in-saudi-arabia', job, status]) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const height = async (part: Locator) => (await part.boundingBox())?.height
    expect(await height(page.getByRole('banner'))).toBeLessThanOrEqual(740 / 3)
    const apply = page.locator('[data-static="sticky"]')
    if ((await apply.count()) > 0) expect(await height(apply)).toBeLessThanOrEqual(740 / 8)
  }
})
