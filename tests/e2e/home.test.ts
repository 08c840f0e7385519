import { expect, test } from './support/test'

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('film', 'pause'))
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('has a film with one button that says what it does', { tag: '@phone' }, async ({ page }) => {
    const button = page.getByRole('button', { name: /film$/ })
    for (const name of ['Play film', 'Pause film', 'Play film']) {
      await expect(button).toHaveAccessibleName(name)
      await expect(button).not.toHaveAttribute('aria-pressed')
      await button.click()
    }
  })

  test('shows its search completely at every width', { tag: '@desktop' }, async ({ page }) => {
    const search = page.getByRole('search')
    const word = search.getByLabel('Job or trade')
    for (const width of [320, 360, 600, 900, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const { own, needed } = await word.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const canvas = document.createElement('canvas').getContext('2d')
        if (canvas) canvas.font = font
        const text = canvas?.measureText(input.placeholder).width ?? 0
        return {
          own: input.clientWidth,
          // The browser reserves space for the button that empties the field.
          needed: text + 20 + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight),
        }
      })
      expect.soft(own, `${width} pixels`).toBeGreaterThanOrEqual(needed)
      await expect.soft(search.getByLabel('Country'), `${width} pixels`).toBeInViewport()
      await expect
        .soft(search.getByRole('button', { name: 'Search jobs' }), `${width} pixels`)
        .toBeInViewport()
    }
  })
})
