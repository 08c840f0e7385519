import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type Office, openOffice } from './office'

type Fixtures = {
  /** Names an error of the console that the test itself provokes. Any other fails the test. */
  provoked: (error: RegExp) => void
  /** A page whose session storage holds the admin's token. */
  office: Page
  /** A page in a browser of its own, of someone who is not signed in. */
  visitor: Page
}

type WorkerFixtures = { records: Office }

/** The test of this suite: on the site under test, and deaf to no error of the browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  records: [
    async ({ playwright }, use) => {
      const office = await openOffice(playwright.request)
      await use(office)
      await office.tidyUp()
    },
    { scope: 'worker' },
  ],
  provoked: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors = errorsIn(context)
      await use((error) => void allowed.push(error))
      const unexpected = errors.filter((error) => !allowed.some((known) => known.test(error)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForScripts)
    await use(context)
  },
  office: async ({ page, records }, use) => {
    await signIn(page, records.token)
    await use(page)
  },
  // No tab beside the office's: one behind another draws once a second, and a click waits for two drawings.
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext()
    const errors = errorsIn(context)
    context.on('page', waitForScripts)
    await use(await context.newPage())
    await context.close()
    expect(errors, 'errors in the visitor’s browser').toEqual([])
  },
})

export { expect }

/** Takes a page for loaded when its scripts are there, which are asked for after it is painted. */
const waitForScripts = (page: Page) => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const untilTheyRun = () =>
    page.waitForFunction(
      () =>
        !document.getElementById('late-scripts') ||
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    )
  page.goto = async (...to) => {
    const response = await goto(...to)
    await untilTheyRun()
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await untilTheyRun()
    return response
  }
}

/** The errors of a browser, as they come. */
const errorsIn = (context: BrowserContext): string[] => {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => errors.push(String(webError.error())))
  return errors
}

/** What Chromium logs when a request was cut off. */
export const CUT_OFF = /net::ERR_FAILED/

/** Puts a token where the login puts it, once: a logout lasts. */
export const signIn = (page: Page, token: string) =>
  page.addInitScript((value) => {
    // An empty page has no storage.
    if (window.origin === 'null' || sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('token', value)
    sessionStorage.setItem('signed-in-by-test', 'yes')
  }, token)

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('token'))

/** A toast with just this sentence. */
export const toast = (page: Page, sentence: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(sentence, { exact: true })

/** Cuts the connection for a call, until `mend` is called. */
export const cutOff = async (page: Page, call: string): Promise<{ mend: () => Promise<void> }> => {
  const address = `**/php/${call}.php*`
  await page.route(address, (route) => route.abort())
  return { mend: () => page.unroute(address) }
}

/** Holds a call's request back until `release` is called. */
export const holdBack = async (page: Page, call: string): Promise<{ release: () => void }> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/php/${call}.php*`, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/**
 * Stops the clock of a page on which `page.clock.install` was called before it was opened: what waits
 * for a time happens in `expectMoveAfter` only.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** On a stopped clock the page goes to another path after so many milliseconds, and not before. */
export const expectMoveAfter = async (page: Page, ms: number, path: string): Promise<void> => {
  const before = page.url()
  await page.clock.runFor(ms - 1)
  expect(page.url()).toBe(before)
  await page.clock.runFor(1)
  await page.waitForURL(path)
  await page.clock.resume()
}
