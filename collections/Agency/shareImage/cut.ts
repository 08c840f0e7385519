import sharp from 'sharp'

/** A stored picture of the media library, and its focal point in percent. */
export type SharePicture = { file: string; focal: { x: number; y: number } }

const [WIDTH, HEIGHT] = [1200, 630]

/** Cuts a picture to 1200 × 630 pixels with its focal point as near to the middle as it can be. */
export const cut = async (bytes: Buffer, focal: SharePicture['focal']): Promise<Buffer> => {
  const { data, info } = await sharp(bytes)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true })
  const from = (percent: number, length: number, kept: number): number =>
    Math.round(Math.min(Math.max((percent / 100) * length - kept / 2, 0), length - kept))
  return sharp(data)
    .extract({
      left: from(focal.x, info.width, WIDTH),
      top: from(focal.y, info.height, HEIGHT),
      width: WIDTH,
      height: HEIGHT,
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
