import { expect, startScripts, test } from './support/test'

const ROUTE = 'from=IN&passport=ecr&to=SA&trade=welder'

test.describe('a candidate with a small phone', { tag: '@phone' }, () => {
  for (const path of ['/my-documents', '/my-steps']) {
    test(`reads ${path} in 500 words and a few screens, and the rest after a tap`, async ({
      page,
    }) => {
      await page.goto(`${path}?${ROUTE}`)
      // React compares the page when it starts.
      await startScripts(page)
      const main = page.getByRole('main')
      // The numbers of sources are no words.
      await main.evaluate((element) => {
        for (const mark of element.querySelectorAll('sup')) mark.remove()
      })
      expect((await main.allInnerTexts()).join(' ').split(/\s+/).length).toBeLessThanOrEqual(500)
      expect((await main.boundingBox())?.height).toBeLessThanOrEqual(4000)
      const more = page.locator('main details:not([open]) > summary').filter({ hasText: 'More' })
      expect(await more.count()).toBeGreaterThan(10)
      const first = page.locator('main li details').first()
      await expect(first.getByRole('listitem').first()).toBeHidden()
      await first.locator('summary').click()
      await expect(first.getByRole('listitem').first()).toBeVisible()
    })
  }
})
