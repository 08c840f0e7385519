import puppeteer from 'puppeteer-core'
import { type Tab, WAIT_MS } from './tab'

/** Starts Debian’s Firefox, driven by WebDriver BiDi. */
export const startFirefox = async (): Promise<Tab> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })

  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`xpath/${xpath}`, { timeout: WAIT_MS })
    if (!element) throw new Error(`Firefox finds no ${xpath}`)
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
