import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '@/tests/support/chromium'
import { type Tab, WAIT_MS } from './tab'

/** Starts Debian’s Firefox, driven by WebDriver BiDi. */
export const startFirefox = () =>
  start({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })

/** Starts Debian’s Chromium as a whole, without Playwright's own settings. */
export const startChromium = () =>
  start({ browser: 'chrome', executablePath: WHOLE_CHROMIUM, args: CHROMIUM_FLAGS })

const start = async (options: LaunchOptions): Promise<Tab> => {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })

  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`xpath/${xpath}`, { timeout: WAIT_MS })
    if (!element) throw new Error(`${options.browser} finds no ${xpath}`)
    return element
  }

  return {
    open: async (url) => {
      await page.goto(url)
    },
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    upload: async (xpath, file) => {
      const input = await find(xpath)
      // Puppeteer’s type is that of any element; this one takes files.
      await (input as unknown as { uploadFile: (file: string) => Promise<void> }).uploadFile(file)
    },
    // Sent as text, because the site’s content security policy forbids eval.
    run: (script, ...values) =>
      page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(values)})`),
    close: () => browser.close(),
  }
}
