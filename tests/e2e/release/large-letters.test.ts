import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test'

test('the header leaves two thirds of a phone to the page with letters of twice the size', {
  tag: '@desktop',
}, async ({ page, records }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/job-list', `/job-details/${await records.newJob()}`]) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const height = async (part: Locator) => (await part.boundingBox())?.height
    expect(await height(page.getByRole('banner'))).toBeLessThanOrEqual(740 / 3)
    const apply = page.locator('[data-static="sticky"]')
    if ((await apply.count()) > 0) expect(await height(apply)).toBeLessThanOrEqual(740 / 8)
  }
})
