import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { isEveryPush } from '@/tests/support/scope'
import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const ALL = { type: 'tag' as const, values: TAGS }
/** In dark mode only the colours differ. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast'] }

/** Header and footer are the same on every page: only these, where the menus are opened, check them. */
const WITH_FRAME = ['/', '/job-list', '/visa']

/** Expects no axe violations, in light mode on a push and in both before a release (docs/adr/0051). */
export const expectNothingFound = async (page: Page) => {
  await expectNothing(page, 'light', ALL)
  if (isEveryPush) return
  await expectNothing(page, 'dark', COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * The same for a page opened on a desktop, and at the width of a phone: light there, dark here. One load
 * and two looks for both, because a look costs more than a load.
 */
export const expectNothingFoundInBoth = async (page: Page) => {
  const given = page.viewportSize()
  if (!given || given.width < 600) return expectNothingFound(page)
  await expectNothing(page, 'light', ALL)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothing(page, 'dark', ALL)
  await page.setViewportSize(given)
  await page.emulateMedia({ colorScheme: 'light' })
}

const expectNothing = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: typeof ALL | typeof COLOURS,
) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    // Legacy mode runs in the page itself, four times as fast; it skips only frames of other sites.
    .setLegacyMode()
  if (!WITH_FRAME.includes(new URL(page.url()).pathname)) {
    axe.exclude('body > header').exclude('body > footer')
  }
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
  expect.soft(found, `axe, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([])
}
