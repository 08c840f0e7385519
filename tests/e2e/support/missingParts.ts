import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect } from './test'

/** The browser’s own log line of a response that a test made fail. */
export const MISSING = /status of (404|500)/

/** Answers a request with an error status until `restore` is called. */
export const answerWith = async (page: Page, address: string | RegExp, status: number) => {
  await page.route(address, (route) => route.fulfill({ status, body: '' }))
  return { restore: () => page.unroute(address) }
}

const MAGENTA =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="999" height="999" fill="#f0f"/></svg>'

/** Paints the default logo in a colour that the site does not use, to find it in a screenshot. */
export const colourDefaultLogo = (page: Page) =>
  page.route('**/images/default-company-logo.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: MAGENTA }),
  )

/** The share of a box that shows the coloured default logo, from 0 to 1. */
export const shareOfDefaultLogo = async (box: Locator): Promise<number> => {
  const { data, info } = await sharp(await box.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let magenta = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 240 && green < 15 && blue > 240) magenta += 1
  }
  return magenta / (info.width * info.height)
}

export const expectDefaultLogo = (box: Locator) =>
  expect.poll(() => shareOfDefaultLogo(box)).toBeGreaterThan(0.3)
