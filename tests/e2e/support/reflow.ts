import type { Page } from 'playwright/test'
import { expect } from './test'

const LARGE_TEXT = 'html { font-size: 200% !important; }'

/** Text spacing of WCAG 1.4.12, as a user's own style sheet sets it. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }`

/** Expects that no part of the page is wider than the window. */
export const expectNoSidewaysScrolling = (page: Page) =>
  expect.poll(() => page.evaluate(findOverflow)).toEqual([])

/**
 * Checks the open page at 400 % zoom (320 pixels), on a desktop also at 200 % (640) and with text
 * twice as large, and with the spacing of WCAG 1.4.12: nothing scrolls sideways, no text is cut off
 * or overlaps other text.
 */
export const expectToReflow = async (page: Page) => {
  const given = page.viewportSize() ?? { width: 1280, height: 800 }
  const isPhone = given.width < 600
  await page.setViewportSize({ width: 320, height: 640 })
  await expectWhole(page, '320 pixels')
  if (!isPhone) {
    await page.setViewportSize({ width: 640, height: 450 })
    await expectWhole(page, '640 pixels')
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await withStyle(page, LARGE_TEXT, () => expectWhole(page, 'text twice as large on a phone'))
  await page.setViewportSize(isPhone ? given : { width: 1280, height: 800 })
  if (!isPhone) await withStyle(page, LARGE_TEXT, () => expectWhole(page, 'text twice as large'))
  await withStyle(page, SPACING, () => expectWhole(page, 'wide spacing'))
  await page.setViewportSize(given)
}

const withStyle = async (page: Page, css: string, check: () => Promise<void>) => {
  await page.evaluate((text) => {
    const style = document.createElement('style')
    style.id = 'of-the-reader'
    style.textContent = text
    document.head.append(style)
  }, css)
  await check()
  await page.evaluate(() => document.getElementById('of-the-reader')?.remove())
}

const expectWhole = async (page: Page, how: string) => {
  // After two frames, elements that measure themselves have adapted to the new size.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect.soft(await page.evaluate(findOverflow), `beside the window: ${how}`).toEqual([])
  expect.soft(await page.evaluate(findBadText), `text: ${how}`).toEqual([])
}

// Both functions run in the browser: they may use nothing from outside.

/**
 * The elements that make the page wider than its window. Data tables may: they have two dimensions.
 */
const findOverflow = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beside = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 0.5 &&
      !element.closest('table') &&
      !element.closest('[style*="mask"]'),
  )
  if (beside.length === 0) return []
  return [
    `${scrollWidth} of ${clientWidth}`,
    ...beside.map((element) => element.outerHTML.slice(0, 120)),
  ].slice(0, 6)
}

/** Texts that a box without scroll bars cuts off, and pairs of texts that overlap. */
const findBadText = (): string[] => {
  const scope = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const boxes: { text: string; parent: Element; layer: Element | null; box: DOMRect }[] = []

  /** The boxes that clip the text, those that end it with an ellipsis, and the layer it scrolls with. */
  const around = (parent: Element) => {
    const clips: DOMRect[] = []
    const ellipses: DOMRect[] = []
    let layer: Element | null = null
    for (let at: Element | null = parent; at && at !== scope; at = at.parentElement) {
      const { position, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(at)
      const isScrolled = /auto|scroll/.test(overflowX + overflowY)
      if (!layer && (isScrolled || /fixed|sticky|absolute/.test(position))) layer = at
      // Text for screen readers only.
      if (clipPath !== 'none') return null
      if (isScrolled) break
      if (/hidden|clip/.test(overflowX + overflowY)) {
        const boxes = textOverflow === 'ellipsis' ? ellipses : clips
        boxes.push(at.getBoundingClientRect())
      }
    }
    return { clips, ellipses, layer }
  }

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim().slice(0, 40)
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!parent || !text || !isSeen) continue
    if (parent.closest('.sr-only, .skip, option, [aria-hidden="true"], .swiper, .Toastify'))
      continue
    const place = around(parent)
    if (!place) continue
    const { clips, ellipses, layer } = place
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.height < 3) continue
      // What an ellipsis replaces lies on nothing.
      const right = Math.min(box.right, ...ellipses.map((ellipsis) => ellipsis.right))
      const shown = new DOMRect(box.left, box.top, right - box.left, box.height)
      boxes.push({ text, parent, layer, box: shown })
      const isCut = clips.some(
        ({ left, right, top, bottom }) =>
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 6 ||
          box.bottom > bottom + 6,
      )
      if (isCut) found.push(`cut off: “${text}”`)
    }
  }
  boxes.sort((one, other) => one.box.top - other.box.top)
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break
      if (one.parent === other.parent || one.layer !== other.layer) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (wide > 3 && high > 0.5 * Math.min(one.box.height, other.box.height)) {
        found.push(`“${one.text}” lies on “${other.text}”`)
      }
    }
  })
  return found.slice(0, 8)
}
