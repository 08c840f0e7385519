import { expect, test } from './support/test'

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('film', 'pause'))
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('has a film whose one button says what it does, and no more', async ({ page }) => {
    const button = page.getByRole('button', { name: /film$/ })
    for (const name of ['Play film', 'Pause film', 'Play film']) {
      await expect(button).toHaveText(name)
      await expect(button).not.toHaveAttribute('aria-pressed')
      await button.click()
    }
  })

  for (const width of [320, 360, 600, 900, 1024, 1100, 1280, 1440]) {
    test(`shows the whole of its search at a width of ${width}`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const search = page.getByRole('search')
      const word = search.getByLabel('Job or trade')
      const { own, needed } = await word.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const canvas = document.createElement('canvas').getContext('2d')
        if (canvas) canvas.font = font
        const text = canvas?.measureText(input.placeholder).width ?? 0
        return {
          own: input.clientWidth,
          // The browser keeps a place for the button that empties the field.
          needed: text + 20 + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight),
        }
      })
      expect(own).toBeGreaterThanOrEqual(needed)
      await expect(search.getByLabel('Country')).toBeInViewport()
      await expect(search.getByRole('button', { name: 'Search jobs' })).toBeInViewport()
    })
  }
})
