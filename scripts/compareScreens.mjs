// Compares two folders of pictures (npm run screens -- FOLDER) pixel by pixel:
//   npm run screens:compare -- BEFORE AFTER [FOLDER FOR THE DIFFERENCES]
// Prints each picture that differs, how many of its pixels do, and where. For each, a picture with the
// two side by side and the differing pixels in red goes to the third folder.
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { say, stop } from './lib.mjs'

const [before, after, out] = process.argv.slice(2)
if (!before || !after) stop('Usage: npm run screens:compare -- BEFORE AFTER [DIFFERENCES]')
if (out) mkdirSync(out, { recursive: true })

/** A channel may differ by this much without a person seeing it. */
const TOLERANCE = 8

const names = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'))
const [old, current] = [names(before), new Set(names(after))]
for (const name of current) if (!old.includes(name)) say(`${name}: only in ${after}`)
let same = 0
for (const name of old) {
  if (!current.has(name)) say(`${name}: only in ${before}`)
  else if (!(await compare(name))) same++
}
say(`${same} of ${old.length} pictures are the same.`)

/** Prints how two pictures of one name differ; false when they do not. */
async function compare(name) {
  const [a, b] = await Promise.all([before, after].map((folder) => load(path.join(folder, name))))
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) {
    say(`${name}: ${sizeOf(a)} became ${sizeOf(b)}`)
    if (out) await sideBySide(name)
    return true
  }
  const mask = Buffer.alloc(a.info.width * a.info.height)
  let count = 0
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 }
  for (let at = 0; at < mask.length; at++) {
    const differs = [0, 1, 2].some(
      (c) => Math.abs(a.data[at * 3 + c] - b.data[at * 3 + c]) > TOLERANCE,
    )
    if (!differs) continue
    mask[at] = 255
    count++
    const [x, y] = [at % a.info.width, Math.floor(at / a.info.width)]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  if (count === 0) return false
  const share = ((100 * count) / mask.length).toFixed(2)
  say(`${name}: ${share} % from ${box.left},${box.top} to ${box.right},${box.bottom}`)
  if (out) await sideBySide(name, { mask, ...a.info })
  return true
}

function load(file) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function sizeOf({ info }) {
  return `${info.width} × ${info.height}`
}

async function sideBySide(name, difference) {
  const files = [path.join(before, name), path.join(after, name)]
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
  const layers = [
    { input: files[0], left: 0, top: 0 },
    { input: files[1], left: sizes[0].width, top: 0 },
  ]
  if (difference) {
    const { mask, width, height } = difference
    const red = await sharp({ create: { width, height, channels: 3, background: '#f00' } })
      .joinChannel(mask, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    layers.push({ input: red, left: width, top: 0 })
  }
  await sharp({
    create: {
      width: sizes[0].width + sizes[1].width,
      height: Math.max(sizes[0].height, sizes[1].height),
      channels: 3,
      background: '#888',
    },
  })
    .composite(layers)
    .png()
    .toFile(path.join(out, name))
}
