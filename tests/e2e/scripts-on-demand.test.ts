import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { APPLIED, field, newEmail, pick, sendButton } from './support/forms'
import { expect, test } from './support/test'

const SCRIPT = /\/_next\/static\/.*\.js/

/** The scripts of Next that the page has requested, but for those that it only fetches for later. */
const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(pattern).test(name))
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script').length,
    SCRIPT.source,
  )

/** Holds the scripts back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Fills in the apply form while its scripts do not run: the country code is a plain list. */
const fillPlain = async (page: Page, email: string) => {
  await field(page, 'Name').fill('Asha Sample')
  await field(page, 'Email').fill(email)
  await field(page, 'Country code').selectOption('+91 - India')
  await field(page, 'Mobile').fill('98200 12345')
  await field(page, 'Position').fill('Pipe Welder')
  await pick(page, fixture('resume.pdf'))
}

const PAGES = ['/', '/job-list', '/registration', '/fake-gulf-job-offers', '/jobs-in-doha']

for (const path of PAGES) {
  test(`a visitor reads ${path} to its end without running a script of Next @phone`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('welcome-shown-at', String(Date.now())))
    await page.goto(path, { waitUntil: 'networkidle' })
    // The carousel of the home page is useless without, so its coming into view starts them.
    if (path !== '/') await page.keyboard.press('End')
    await page.getByRole('heading', { level: 1 }).click()
    expect(await scriptsOf(page)).toBe(0)
    expect(await page.evaluate(() => '__next_f' in window && 'next' in window)).toBe(false)
  })
}

test.describe('before the scripts run, a visitor', { tag: '@phone' }, () => {
  test('opens the menu, reads the popup and searches a job without them', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'I have read this' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Browse Jobs' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Job or trade').fill('welder')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/job-list\?q=welder/)
    expect(await scriptsOf(page)).toBe(0)
  })

  test('taps Log in once and gets its dialog once', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/job-list')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/job-list$/)
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('ticks filters, of which none is lost', async ({ page, records }) => {
    await records.newJob({ job_title: `Tiler ${mark()}` })
    const release = await holdScripts(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/job-list')
    const boxes = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox')
    const values = await boxes.evaluateAll((all) =>
      all.slice(0, 3).map((box) => (box as HTMLInputElement).value),
    )
    for (const at of [0, 1, 2]) await boxes.nth(at).check()
    release()
    for (const value of values) await expect(page).toHaveURL(new RegExp(`[=,&]${value}`))
  })

  test('sends a form once, however often the button is tapped', async ({ page, records }) => {
    const email = newEmail()
    const release = await holdScripts(page)
    await page.goto('/apply-job/general')
    await fillPlain(page, email)
    for (let tap = 0; tap < 20; tap += 1) await sendButton(page).click()
    release()
    await expect(page.getByRole('heading', { name: APPLIED })).toBeVisible()
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('sends a form whose scripts cannot be loaded', async ({ page, records, provoked }) => {
    provoked(/net::ERR_FAILED/)
    const email = newEmail()
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto('/apply-job/general')
    await fillPlain(page, email)
    await sendButton(page).click()
    await expect(page.getByText(/AP-\d{2}-\d{7}/)).toBeVisible()
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('follows Sign up to the form when its scripts cannot be loaded', async ({
    page,
    provoked,
  }) => {
    provoked(/net::ERR_FAILED/)
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto('/job-list')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/registration/)
  })
})

test('a page opened in a background tab works when it is shown @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/job-list')
  const behind = await context.newPage()
  await page.bringToFront()
  await behind.goto('/registration')
  await behind.bringToFront()
  await behind.getByRole('button', { name: 'Send Application' }).click()
  await expect(behind.getByText(/problems?$/)).toBeVisible()
})

test('a page is fetched while the mouse is on its link, but never one with a query', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = []
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Preload.enable')
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
    const { pathname, search } = new URL(prefetchUrl)
    asked.push(pathname + search)
  })
  await page.goto('/job-list')
  await page.locator('a[href^="/job-list?"]:visible').first().hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).hover()
  await expect.poll(() => asked).toContain('/site-map')
  expect(asked.filter((path) => path.includes('?'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).click()
  await expect(page).toHaveURL(/site-map$/)
})
