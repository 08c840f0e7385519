import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

const MOST_PRESSES = 160

/** Presses Tab until the target has the focus. The focus must be visible at every stop. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseenFocus), 'a focus that is not seen').toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached with the Tab key: ${target}`)
}

/**
 * Presses Tab from the first stop of a page to its last. The focus must be visible at every stop.
 */
export const tabThrough = async (page: Page): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseenFocus), `press ${press}, ${page.url()}`).toBeNull()
    if (await page.evaluate(() => document.activeElement?.matches('a[href="#top"]'))) return
  }
  throw new Error(`more stops than a person can bear: ${page.url()}`)
}

/** Reaches a field with Tab and types into it. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/**
 * The focused element when it shows no focus ring or is completely covered (WCAG 2.4.7, 2.4.11);
 * otherwise null. Runs in the browser.
 */
const findUnseenFocus = (): string | null => {
  const at = document.activeElement
  if (!at || at === document.body || at.matches('nextjs-portal, iframe')) return null
  const shows = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // A heading or container that the page focuses itself is not a control.
  if (at.matches('[tabindex="-1"]')) return null
  // The button inside a date field has the browser's own ring.
  if (at.matches('input[type="date"]:not(:focus-visible)')) return null
  // An invisible checkbox or file input shows its ring on the element drawn in its place.
  const rings = [at, at.nextElementSibling, at.closest('label')].filter((part) => part !== null)
  const drawn = rings.filter(shows)
  if (drawn.length === 0) return `without a ring: ${at.outerHTML.slice(0, 200)}`
  const isUncovered = drawn.some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y)
        // A toast disappears by itself.
        const isSeen = seen && (part.contains(seen) || seen.contains(part) || at.contains(seen))
        return isSeen || seen?.closest('.Toastify')
      }),
    )
  })
  return isUncovered ? null : `covered: ${at.outerHTML.slice(0, 200)}`
}
