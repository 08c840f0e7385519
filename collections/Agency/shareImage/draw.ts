import path from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '@/lib/shared/html'
import { FOLDER, familiesFor } from './fonts'

/** The texts of the image, with characters that the fonts can draw (`drawable`); each may be ''. */
export type Drawing = {
  agency: string
  title: string
  line: string
  strong: string
  licence: string
}

// The colours of the design tokens, which sharp cannot read.
const INK = '#0E1E36'
const PAPER = '#FBF9F4'
const GREEN = '#0B5A54'

const LEFT = 64
const WIDTH = 1072
const MIDDLE = { top: 124, height: 400, gap: 24 }
const LONG_TITLE_CHARS = 48
const FROM_THE_RIGHT = /^\P{L}*\p{Script=Arabic}/u

/** Draws the texts onto the frame: a PNG of 1200 × 630 pixels. Makes no network request. */
export const draw = async ({ agency, title, line, strong, licence }: Drawing): Promise<Buffer> => {
  const below = await Promise.all([
    textBox(line, { color: INK, sizes: [44, 36, 30], height: 104 }),
    textBox(strong, { color: GREEN, weight: 700, sizes: [60, 44, 34], height: 80 }),
  ])
  const taken = below.reduce((sum, box) => sum + (box ? box.height + MIDDLE.gap : 0), 0)
  const sizes = [88, 68, 56, 46, 38, 32].slice(title.length > LONG_TITLE_CHARS ? 1 : 0)
  const height = MIDDLE.height - taken
  const middle = [await textBox(title, { color: INK, weight: 700, sizes, height }), ...below]
  const boxes = middle.filter((box) => box !== null)
  const used = boxes.reduce((sum, box) => sum + box.height + MIDDLE.gap, -MIDDLE.gap)
  let top = MIDDLE.top + Math.round((MIDDLE.height - used) / 2)
  const placed = boxes.map(({ input, width, height }) => {
    const at = { input, left: FROM_THE_RIGHT.test(title) ? LEFT + WIDTH - width : LEFT, top }
    top += height + MIDDLE.gap
    return at
  })
  const head = { color: INK, weight: 700, sizes: [40, 30, 24], width: WIDTH - 52, height: 64 }
  const foot = { color: PAPER, sizes: [34, 26, 20], width: WIDTH - 58, height: 60 }
  return sharp(path.join(FOLDER, 'frame.png'))
    .composite([
      ...centred(await textBox(agency, head), LEFT + 52, 76),
      ...placed,
      ...centred(await textBox(licence, foot), LEFT + 58, 585),
    ])
    .png({ palette: true, effort: 1 })
    .toBuffer()
}

type Box = { input: Buffer; width: number; height: number }

const centred = (box: Box | null, left: number, middle: number) =>
  box ? [{ input: box.input, left, top: Math.round(middle - box.height / 2) }] : []

type Look = {
  color: string
  weight?: number
  /** Font sizes in pixels, the preferred one first. */
  sizes: number[]
  width?: number
  height: number
}

/** A text at the largest font size at which it fits; at the smallest it is cut off below. */
const textBox = async (
  text: string,
  { color, weight = 400, sizes, width = WIDTH, height }: Look,
): Promise<Box | null> => {
  if (!text) return null
  const families = (await familiesFor(text)).join(',')
  for (const [i, size] of sizes.entries()) {
    const image = sharp({
      text: {
        text: `<span font_family="${families}" font_weight="${weight}" size="${size * POINT}" foreground="${color}">${escapeHtml(text)}</span>`,
        width,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
    const { data, info } = await image
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    if (info.height <= height && info.width <= width) {
      return { input: data, width: info.width, height: info.height }
    }
    if (i < sizes.length - 1) continue
    const cut = { width: Math.min(info.width, width), height: Math.min(info.height, height) }
    return {
      input: await sharp(data)
        .extract({ left: 0, top: 0, ...cut })
        .png()
        .toBuffer(),
      ...cut,
    }
  }
  return null
}

// Pango counts in 1024ths of a point; at 72 dpi a point is a pixel.
const POINT = 1024
