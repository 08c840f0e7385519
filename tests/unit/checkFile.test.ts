import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkFile } from '@/collections/Media/checkFile'
import { makePicture } from '@/collections/Media/makePicture'
import { REFUSED } from '@/collections/Media/refusals'
import { MEDIA_DOCUMENT_MAX_BYTES } from '@/lib/shared/limits'
import { blankPng, fixture, pdfOf } from '../support/files/files'

const png = fixture('logo.png').bytes
const picture = () => sharp(png).flatten({ background: '#fff' })

describe('a picture for the media library', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in %s is recognised by its content',
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer()
      expect(await checkFile(bytes)).toEqual({ ok: true, kind: 'picture', format })
    },
  )

  test.each([
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg onload="a()"/>'), REFUSED.svg],
    ['a GIF', Buffer.from('GIF89a'), REFUSED.gif],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), REFUSED.heic],
    ['a web page', Buffer.from('<html><script>a()</script>'), REFUSED.otherType],
    ['a program', Buffer.from('MZ\x90\0'), REFUSED.otherType],
    ['a Word file', fixture('resume.docx').bytes, REFUSED.otherType],
    ['empty', Buffer.alloc(0), REFUSED.empty],
    ['only the first bytes of a PNG', png.subarray(0, 8), REFUSED.unreadable],
    [
      'of 100 megapixels',
      blankPng(10_000, 10_000),
      'This picture has 100 megapixels (10000 × 10000). At most 40 are accepted: save it smaller.',
    ],
    ['very long', blankPng(16_001, 10), REFUSED.tooLong],
  ])('is refused when it is %s', async (_what, bytes, message) => {
    expect(await checkFile(bytes)).toEqual({ ok: false, message })
  })

  test('is not made of a file that is cut short', async () => {
    const whole = await picture().jpeg().toBuffer()
    expect(await makePicture(whole.subarray(0, whole.length / 2), 'jpeg')).toBeNull()
    expect(await makePicture(png.subarray(0, 900), 'png')).toBeNull()
  })

  test('loses place, camera and appended bytes, and is turned upright', async () => {
    const exif = {
      IFD0: { Copyright: 'hidden-copyright', Orientation: '6' },
      IFD3: { GPSAltitude: '42/1' },
    }
    const sent = await picture()
      .resize(600, 300, { fit: 'fill' })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await makePicture(Buffer.concat([sent, Buffer.from('hidden-page')]), 'jpeg')
    const files = [made?.original, ...(made?.renditions ?? [])].filter((file) => file !== undefined)
    expect(files).toHaveLength(3)
    for (const { bytes } of files) {
      expect(bytes.includes('hidden')).toBe(false)
      const { exif, height, width } = await sharp(bytes).metadata()
      expect({ exif, isUpright: height > width }).toEqual({ exif: undefined, isUpright: true })
    }
  })

  test('gets copies in four widths as AVIF and WebP, none larger than itself', async () => {
    const made = await makePicture(
      await picture().resize(1000, 500, { fit: 'fill' }).png().toBuffer(),
      'png',
    )
    expect(
      made?.renditions.map(({ format, height, width }) => `${format} ${width}×${height}`),
    ).toEqual(
      ['400×200', '800×400', '1000×500'].flatMap((size) => [`avif ${size}`, `webp ${size}`]),
    )
  })
})

describe('a PDF for the media library', () => {
  test('is recognised by its content, with the number of its pages', async () => {
    expect(await checkFile(fixture('resume.pdf').bytes)).toEqual({
      ok: true,
      kind: 'document',
      pages: 1,
    })
  })

  test('is refused when it is larger than 10 MB', async () => {
    expect(await checkFile(pdfOf(MEDIA_DOCUMENT_MAX_BYTES + 1))).toEqual({
      ok: false,
      message: REFUSED.documentTooLarge,
    })
  })
})
