import { chooseCountry, countryBox, field } from './support/forms'
import { expect, test } from './support/test'

test.describe('the country code field operated by keyboard', { tag: '@desktop' }, () => {
  test('finds a country by name, dialling code and two-letter code', async ({ page }) => {
    await page.goto('/registration')
    await field(page, 'Full name').focus()
    const box = await countryBox(page)
    await field(page, 'Full name').press('Tab')
    await expect(box).toBeFocused()

    await page.keyboard.type('nepa')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['+977 - Nepal'])
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('+977 - Nepal')
    await expect(box).toHaveAttribute('aria-expanded', 'false')

    await box.selectText()
    await page.keyboard.type('971')
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
      '+971 - United Arab Emirates',
    )
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('+971 - United Arab Emirates')

    await box.selectText()
    await page.keyboard.type('lk')
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
      '+94 - Sri Lanka',
    )
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('+94 - Sri Lanka')
    await expect(page.getByRole('button', { name: 'Show the list' })).not.toBeFocused()
  })

  test('opens its list with the arrow keys, and Esc keeps the choice', async ({ page }) => {
    await page.goto('/registration')
    await field(page, 'Full name').focus()
    const box = await countryBox(page)
    await chooseCountry(page, 'India')
    await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.press('ArrowDown')
    const active = await box.getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveRole('option')
    await box.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })
})
