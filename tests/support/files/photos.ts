import sharp from 'sharp'
import { fileOf, type TestFile } from './files'

const LINES = Array.from(
  { length: 30 },
  (_, row) =>
    `<text x="160" y="${260 + row * 90}" font-size="52">${row + 1}. Pipe welder, 6G, five years in Jebel Ali</text>`,
)

/**
 * A phone's photo of a sheet of paper, grainy as in poor light: several megabytes. `light` is at
 * most 255.
 */
export const photoOfPaper = async (name = 'page.jpg', light = 205): Promise<TestFile> => {
  const paper = Buffer.from(
    `<svg width="2250" height="3000" font-family="sans-serif">${LINES.join('')}</svg>`,
  )
  const grain = { type: 'gaussian', mean: light, sigma: 18 } as const
  const photo = sharp({
    create: { width: 2250, height: 3000, channels: 3, background: '#fff', noise: grain },
  })
  return fileOf(
    name,
    await photo
      .composite([{ input: paper }])
      .jpeg({ quality: 92 })
      .toBuffer(),
  )
}

/** The same photo as upright phones store it: rotated, with an orientation mark. */
export const rotatedPhoto = async (): Promise<TestFile> => {
  const { bytes } = await photoOfPaper()
  const turned = await sharp(bytes).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return fileOf('turned.jpg', turned)
}
