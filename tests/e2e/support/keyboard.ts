import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

const MOST_PRESSES = 160

/** Presses Tab until the target has the focus. On the way the focus is always to be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseenFocus), 'a focus that is not seen').toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached with the Tab key: ${target}`)
}

/** Tab from the first stop of a page to its last: the focus is always to be seen. */
export const tabThrough = async (page: Page): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseenFocus), `press ${press}, ${page.url()}`).toBeNull()
    if (await page.evaluate(() => document.activeElement?.matches('a[href="#top"]'))) return
  }
  throw new Error(`more stops than a person can bear: ${page.url()}`)
}

/** Goes to a field with Tab and types. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/**
 * The focused element when neither it nor what stands for it shows a ring, or when all of it lies under
 * something else (WCAG 2.4.7, 2.4.11); otherwise null. Runs in the browser.
 */
const findUnseenFocus = (): string | null => {
  const at = document.activeElement
  if (!at || at === document.body || at.matches('nextjs-portal, iframe')) return null
  const shows = (element: Element | null | undefined): boolean => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // An invisible box or file field shows its ring on what is drawn in its place.
  const drawn = [at, at.nextElementSibling, at.closest('label')].find(shows)
  if (!drawn) return `without a ring: ${at.outerHTML.slice(0, 200)}`
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const isUncovered = places.some(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return (
      seen && (drawn.contains(seen) || seen.contains(drawn) || at.contains(seen) || seen === at)
    )
  })
  return isUncovered ? null : `covered: ${drawn.outerHTML.slice(0, 200)}`
}
