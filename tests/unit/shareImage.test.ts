import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { drawable, familiesFor } from '@/collections/Agency/shareImage/fonts'

describe('the text on a share image', () => {
  test.each([
    ['an emoji', 'Welder 🔥', 'Welder'],
    ['a character of a script without a font', 'A 焊 B', 'A B'],
    ['half a character', 'A\ud83dB', 'AB'],
    ['a NUL and other controls', 'A\u0000\u0007B', 'AB'],
    ['characters that turn the direction around', 'A\u202eB\u2066', 'AB'],
    ['line ends', 'A\r\nB\tC', 'A B C'],
    ['a vowel sign without a letter', '\u0947 वेल्डर', 'वेल्डर'],
    ['a mark of another script on a letter', 'Aक\u09beB', 'AB'],
  ])('loses %s', (_, text, shown) => {
    expect(drawable(text, 100)).toBe(shown)
  })

  test.each(['🔥', '', '  ', '→ ✓', '!!!', '焊工', '\u0000', '\u200d'])(
    '%j is not drawn, since it has no letter or digit',
    (text) => {
      expect(drawable(text, 100)).toBe('')
    },
  )

  test.each(['₹ 90,000', 'श्री', 'ශ්‍රී ලංකා', 'ক্‌ষ', 'Łódź', 'Mumbai → Doha ✓', 'Jose\u0301'])(
    '%s is drawn completely',
    (text) => {
      expect(drawable(text, 100)).toBe(text.normalize('NFC'))
    },
  )

  test('that is too long ends with an ellipsis after a whole character', () => {
    expect(drawable('क्षेत्रीय', 2)).toMatch(/^क्षे.*…$/)
    expect(drawable('abc', 3)).toBe('abc')
    expect(drawable('abcd', 3)).toBe('abc…')
  })
})

describe('the fonts of the share image', () => {
  /** The width in pixels of a text as drawn. */
  const widthOf = async (text: string): Promise<number> => {
    const families = await familiesFor(text)
    const span = `<span font_family="${families.join(',')}" size="${60 * 1024}">${text}</span>`
    const { info } = await sharp({ text: { text: span, rgba: true, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true })
    return info.width
  }

  // A zero-width non-joiner keeps letters apart that would otherwise be joined.
  test.each([
    ['Devanagari', 'क्ष', 'क्\u200cष'],
    ['Bengali', 'ক্ষ', 'ক্\u200cষ'],
    ['Gujarati', 'ક્ષ', 'ક્\u200cષ'],
    ['Telugu', 'క్ష', 'క్\u200cష'],
    ['Kannada', 'ಕ್ಷ', 'ಕ್\u200cಷ'],
    ['Malayalam', 'ക്ഷ', 'ക്\u200cഷ'],
    ['Arabic', 'لحم', 'ل\u200cح\u200cم'],
  ])('join the letters of %s', async (_, joined, apart) => {
    expect(await widthOf(joined)).toBeLessThan(await widthOf(apart))
  })

  test.each([
    ['Tamil', 'கெ', 'எ'],
    ['Sinhala', 'කෙ', 'එ'],
    ['Gurmukhi', 'ਕਿ', 'ਇ'],
  ])('include %s, so that it is not drawn as boxes', async (script, text) => {
    const families = await familiesFor(text)
    expect(families).toContain(`Noto Sans ${script} SemiBold`)
  })
})

test('a share image without its fonts is the frame without text, sent with no-store', async () => {
  const root = process.cwd()
  const frame = readFileSync(path.join(root, 'collections/Agency/shareImage/frame.png'))
  const folder = path.join(
    mkdtempSync(path.join(tmpdir(), 'no-fonts-')),
    'collections/Agency/shareImage',
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'frame.png'), frame)
  process.chdir(path.join(folder, '../../..'))
  vi.resetModules()
  try {
    const { shareImage } = await import('@/collections/Agency/shareImage/shareImage')
    const answer = await shareImage(
      { title: 'Welder', titleOtherwise: 'Job', line: 'Doha' },
      { full_name: 'Specimen Overseas', licence_number: 'B-0000', licence_valid_until: null },
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).equals(frame)).toBe(true)
  } finally {
    process.chdir(root)
  }
})
