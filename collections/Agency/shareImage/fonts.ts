import { access } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import fonts from './fonts/fonts.json'

/** The folder of the fonts and the frame (docs/adr/0053 says how they were made). */
export const FOLDER = path.join(process.cwd(), 'collections/Agency/shareImage')

const characters = new Intl.Segmenter('en')

/**
 * The text reduced to characters that the fonts can draw, on one line. A text longer than
 * `maxChars` ends with an ellipsis. '' when no letter or digit is left.
 */
export const drawable = (text: string, maxChars: number): string => {
  const shown = Array.from(characters.segment(text.normalize('NFC')), ({ segment }) => segment)
    .map((character) => (/^\s/.test(character) ? ' ' : character.replace(STYLE, '')))
    .filter((character) => fontOf(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(shown)) return ''
  const all = Array.from(characters.segment(shown), ({ segment }) => segment)
  return all.length > maxChars ? `${all.slice(0, maxChars).join('').trim()}…` : shown
}

/**
 * Loads the fonts that a text needs, each once, and returns their families. Throws when a font file
 * is missing, because the text would be drawn as boxes.
 */
export const familiesFor = async (text: string): Promise<string[]> => {
  const families = new Set([MAIN_FAMILY])
  for (const { segment } of characters.segment(text)) {
    const font = fontOf(segment)
    if (font) families.add(font.family)
  }
  await Promise.all(fonts.filter(({ family }) => families.has(family)).map(load))
  return [...families]
}

// For spaces and the ellipsis in texts of any script.
const MAIN_FAMILY = 'Anek Latin'

type Font = (typeof fonts)[number]

// Variation selectors: they choose between plain text and emoji; emoji are not drawn.
const STYLE = /[\ufe0e\ufe0f]/g

// Joiners have no glyph of their own.
const JOINERS = /[\u200c\u200d]/g

/**
 * The font that covers a whole character with vowel signs and joiners; none for a vowel sign alone.
 */
const fontOf = (character: string): Font | undefined => {
  const codes = Array.from(character.replace(JOINERS, ''), (part) => part.codePointAt(0) ?? 0)
  if (codes.length === 0 || /^\p{M}/u.test(character)) return undefined
  return fonts.find(({ covers }) => codes.every((code) => isIn(covers, code)))
}

const isIn = (ranges: number[][], code: number): boolean =>
  ranges.some(([first = 0, last = 0]) => first <= code && code <= last)

const loaded = new Map<string, Promise<void>>()

const load = ({ file, family }: Font): Promise<void> => {
  const loading =
    loaded.get(file) ??
    announce(path.join(FOLDER, 'fonts', file), family).catch((error) => {
      loaded.delete(file)
      throw error
    })
  loaded.set(file, loading)
  return loading
}

/** Pango, the text engine of sharp, registers a font when a text names its file. */
const announce = async (fontfile: string, font: string): Promise<void> => {
  await access(fontfile)
  await sharp({ text: { text: 'a', font, fontfile } }).toBuffer()
}
