import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const ALL = { type: 'tag' as const, values: TAGS }
/** In the dark only the colours are others. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast'] }

/** What axe finds, light and dark, each with the places where it stands. */
export const expectNothingFound = async (page: Page) => {
  await expectNothing(page, 'light', ALL)
  await expectNothing(page, 'dark', COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same of a page that is open on a desktop, made as narrow as a phone too: one load for both. */
export const expectNothingFoundInBoth = async (page: Page) => {
  await expectNothingFound(page)
  const given = page.viewportSize()
  if (!given || given.width < 600) return
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothing(page, 'light', ALL)
  await page.setViewportSize(given)
}

const expectNothing = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: typeof ALL | typeof COLOURS,
) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    // In the page itself, four times as fast: only frames of other sites would be left out, and there are none.
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
  expect.soft(found, `axe, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([])
}
