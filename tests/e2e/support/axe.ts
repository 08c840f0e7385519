import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './test'

const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // A best practice: whoever goes from landmark to landmark misses nothing.
  rules: { region: { enabled: true } },
}

/** What axe finds, light and dark, each with the places where it stands. */
export const expectNothingFound = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).options(RULES).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}
