import type { Locator, Page } from 'playwright/test'
import { tabTo } from '../support/keyboard'
import { expect, test } from '../support/test'

/** Expects that no animation lasts longer than an instant. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((motion) => Number(motion.effect?.getComputedTiming().duration ?? 0) > 1)
          .map((motion) => `${motion.constructor.name} ${String(motion.id)}`),
      ),
    )
    .toEqual([])

test.describe('a visitor with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('sees nothing move by itself on any main page', { tag: '@phone' }, async ({
    page,
    records,
  }) => {
    const id = await records.newJob()
    for (const path of [
      '/',
      '/job-list',
      `/job-details/${id}`,
      `/apply-job/${id}`,
      '/registration',
      '/uae-labour-laws',
      '/login',
    ]) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectStill(page)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto')
    }
  })

  test('sees no film and no moving logos unless they are started', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'I have read this' }).click()
    await page.getByRole('heading', { name: 'Our clients' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('1 of 18', { exact: true })).toBeVisible()
    await expect(page.locator('video source')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Play film' })).toBeAttached()
    await expectStill(page)
  })

  test('sees menus and dialogs open at once', async ({ page, isMobile }) => {
    await page.goto('/job-list')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    else await page.getByRole('button', { name: 'Our Services' }).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

const styleOf = (target: Locator, name: string, part?: string) =>
  target.evaluate(
    (element, [property, pseudo]) =>
      getComputedStyle(element, pseudo).getPropertyValue(property ?? ''),
    [name, part],
  )

test.describe('a visitor with forced colours', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

  test('sees which page, segment and menu entry is the current one', async ({ staffPage }) => {
    await staffPage.goto('/managejobs')
    await expect(staffPage.getByRole('row')).toHaveCount(6)
    const chosen = [
      staffPage.getByRole('link', { name: /^Manage Jobs/ }),
      staffPage.getByRole('navigation', { name: 'Status' }).locator('[aria-current]'),
      staffPage.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]'),
    ]
    const others = [
      staffPage.getByRole('link', { name: /^Registrations/ }),
      staffPage
        .getByRole('navigation', { name: 'Status' })
        .getByRole('link', { name: /^Inactive/ }),
      staffPage.getByRole('link', { name: 'Page 2', exact: true }),
    ]
    for (const [index, target] of chosen.entries()) {
      const other = others[index]
      expect(await styleOf(target, 'background-color')).not.toBe(
        other && (await styleOf(other, 'background-color')),
      )
    }
  })

  test('sees by the knob of its switch whether a job is active', async ({ staffPage }) => {
    await staffPage.goto('/managejobs')
    const knob = staffPage
      .getByRole('button', { name: 'Active', exact: true })
      .first()
      .locator('span')
    expect(await styleOf(knob, 'background-color')).not.toBe(
      await styleOf(knob, 'background-color', '::after'),
    )
  })

  test('sees skylines and logos, and icons in the colour of the text', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'I have read this' }).click()
    const ground = await styleOf(page.locator('body'), 'background-color')
    const skyline = page
      .getByRole('link', { name: /^Qatar/ })
      .first()
      .locator('[style*="mask"]')
    expect(await styleOf(skyline, 'background-color')).not.toBe(ground)
    const mark = page.getByRole('img', { name: 'Namuna, sample mark' }).first()
    await mark.scrollIntoViewIfNeeded()
    expect(await styleOf(mark, 'background-color')).not.toBe(ground)
    await page.goto('/job-list')
    const icon = page.getByRole('main').getByRole('listitem').locator('svg').first()
    expect(await styleOf(icon, 'color')).toBe(await styleOf(icon.locator('..'), 'color'))
  })

  test('sees where the focus is', async ({ page }) => {
    await page.goto('/job-list')
    await tabTo(page, page.getByRole('link', { name: /^Apply Now/ }).first())
  })
})
