import puppeteer from 'puppeteer-core'
import { type Tab, WAIT_MS } from './tab'

/** Debian's Firefox, by WebDriver BiDi. */
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
      // Puppeteer names the element in general; this one takes files.
      await (input as unknown as { uploadFile: (file: string) => Promise<void> }).uploadFile(file)
    },
    // As text: the site's policy forbids scripts to make functions of text themselves.
    run: (script, ...values) =>
      page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(values)})`),
    close: () => browser.close(),
  }
}
