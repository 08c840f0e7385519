import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { openStaffApi, type StaffApi } from './staffApi'
import { noteTyped } from './typed'

type Fixtures = {
  /** Allows a console error that the test itself provokes. Any other fails the test. */
  provoked: (error: RegExp) => void
  /** A page with the admin's token in its session storage. */
  staffPage: Page
  /** A page in a separate browser context, not signed in. */
  visitor: Page
}

type WorkerFixtures = { records: StaffApi }

/** The test function of this suite: it opens the site under test and fails on any browser error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  records: [
    async ({ playwright }, use) => {
      const api = await openStaffApi(playwright.request)
      await use(api)
      await api.tidyUp()
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
  context: async ({ context }, use) => {
    context.on('page', noteTyped)
    await use(context)
    // An answer that a test still holds back, or a request that began at its end, is no failure.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  staffPage: async ({ page, records }, use) => {
    await signIn(page, records.token)
    await use(page)
  },
  // A separate context, since a background tab draws once a second and a click waits for two
  // frames.
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext()
    const errors = errorsIn(context)
    await use(await context.newPage())
    await context.close()
    expect(errors, 'errors in the visitor’s browser').toEqual([])
  },
})

export { expect }

/** Starts the scripts of the open page, as a touch of a control does, and waits until they run. */
export const startScripts = async (page: Page) => {
  await page.locator('[data-wake]').first().dispatchEvent('pointerdown')
  await expect(page.locator('html[data-awake]')).toBeAttached()
}

/** The errors of a browser context, as they occur. */
const errorsIn = (context: BrowserContext): string[] => {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => errors.push(String(webError.error())))
  return errors
}

/** The error that Chromium logs for an interrupted request. */
export const CUT_OFF = /net::ERR_FAILED/

/** Stores a token as the login does, once per page, so that a logout lasts. */
export const signIn = (page: Page, token: string) =>
  page.addInitScript((value) => {
    // An empty page has no storage.
    if (window.origin === 'null' || sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('token', value)
    sessionStorage.setItem('signed-in-by-test', 'yes')
  }, token)

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('token'))

/** A toast with exactly this text. */
export const toast = (page: Page, sentence: string) =>
  page.getByRole('region', { name: /^Messages/ }).getByText(sentence, { exact: true })

/** Interrupts a call's requests until `restore` is called. */
export const cutOff = async (
  page: Page,
  call: string,
): Promise<{ restore: () => Promise<void> }> => {
  const address = `**/php/${call}.php*`
  await page.route(address, (route) => route.abort())
  return { restore: () => page.unroute(address) }
}

/** Delays a call's request until `release` is called. */
export const holdBack = (page: Page, call: string): Promise<{ release: () => void }> =>
  holdRequests(page, new RegExp(`/php/${call}\\.php`))

/** Holds back requests until `release` is called. */
export const holdRequests = async (
  page: Page | BrowserContext,
  address: RegExp,
): Promise<{ release: () => void }> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** Lets a call's requests reach the server at once, and holds the answers until `release` is called. */
export const holdAnswers = async (
  page: Page,
  address: RegExp,
): Promise<{ release: () => void; answers: () => number }> => {
  let answers = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    const response = await route.fetch()
    answers++
    await released
    await route.fulfill({ response })
  })
  return { release, answers: () => answers }
}

/**
 * Stops the clock of a page. Call `page.clock.install` before opening the page. Timers then run only
 * in `expectMoveAfter`.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Expects that a page with a stopped clock goes to another path after exactly this time. */
export const expectMoveAfter = async (page: Page, ms: number, path: string): Promise<void> => {
  const before = page.url()
  await page.clock.runFor(ms - 1)
  expect(page.url()).toBe(before)
  await page.clock.runFor(1)
  await page.waitForURL(path)
  await page.clock.resume()
}
