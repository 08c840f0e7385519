import { appendFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

/** Where the workers note what they type (startSite.ts). */
export const TYPED_FILE = 'SITE_TYPED_FILE'

/** The methods of Playwright's locators that type a text. */
const METHODS = ['fill', 'pressSequentially'] as const

let isNoting = false

/**
 * Notes every text that the tests of this worker type, so that the end of the suite can search the
 * site's log for them.
 */
export const noteTyped = (page: Page): void => {
  const file = process.env[TYPED_FILE]
  if (isNoting || !file) return
  isNoting = true
  // Playwright exports the class of its locators as a type only.
  const locators = Object.getPrototypeOf(page.locator('html'))
  for (const name of METHODS) {
    const type = locators[name]
    locators[name] = function (text: string, ...options: unknown[]) {
      appendFileSync(file, `${JSON.stringify(text)}\n`)
      return type.call(this, text, ...options)
    }
  }
}
