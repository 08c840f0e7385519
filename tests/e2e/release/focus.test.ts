import { tabThrough } from '../support/keyboard'
import { test } from '../support/test'

test.describe('a page at 200 % zoom', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 640, height: 450 } })

  test('shows the focus at every stop, uncovered', async ({ page, records }) => {
    test.slow()
    for (const path of [
      `/job-details/${await records.newJob()}`,
      '/job-list',
      '/registration',
      '/uae-labour-laws',
    ]) {
      await page.goto(path)
      await tabThrough(page)
    }
  })
})
