import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, each with the places where it stands. In the dark only the colours are others. */
export const expectNothingFound = async (page: Page) => {
  for (const [colorScheme, runOnly] of [
    ['light', { type: 'tag', values: TAGS }],
    ['dark', { type: 'rule', values: ['color-contrast'] }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .options({
        runOnly: { ...runOnly, values: [...runOnly.values] },
        resultTypes: ['violations'],
      })
      .analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    expect.soft(found, `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
