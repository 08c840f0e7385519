import { editDistance } from '@/lib/shared/editDistance'
import { asciiDigits } from '@/lib/shared/fields'

/** What a job must have: at least one word of each group. */
export type Asked = string[][]

/**
 * The words of a text: letters and digits, lower case, without accents and vowel signs, which people
 * type in several ways. The digits of every script are the same, and so are letters that keyboards
 * write differently.
 */
export const wordsOf = (text: string): string[] =>
  asciiDigits(text.normalize('NFKD').replace(SIGNS, ''))
    .toLowerCase()
    .replace(VARIANT, (letter) => VARIANTS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// With the two invisible joiners, which stand within words of Sinhala, Malayalam, Telugu and Urdu.
const SIGNS = /[\p{M}\u200c\u200d]/gu

/** Letters of Arabic keyboards to those of Urdu; letters without a vowel to the ones they are made of. */
const VARIANTS: Record<string, string> = {
  '\u064a': '\u06cc', // yeh
  '\u0649': '\u06cc',
  '\u0643': '\u06a9', // kaf
  '\u0647': '\u06c1', // heh
  '\u06be': '\u06c1',
  '\u0629': '\u06c1',
  '\u06c3': '\u06c1',
  '\u06ba': '\u0646', // noon without its dot
  '\u09ce': '\u09a4', // Bengali ta
  '\u0d7a': '\u0d23', // Malayalam nna, na, ra, la, lla, ka
  '\u0d7b': '\u0d28',
  '\u0d7c': '\u0d30',
  '\u0d7d': '\u0d32',
  '\u0d7e': '\u0d33',
  '\u0d7f': '\u0d15',
}

const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'g')

/**
 * The beginnings of one and two letters are stored like words, with this sign, which no word has:
 * otherwise a searched letter would stand for thousands of words.
 */
export const beginningOf = (word: string, letters: number): string => `${word.slice(0, letters)}*`

/** A searched word of at most so many letters is looked up as a beginning. */
export const BEGINNING_LETTERS = 2

const WHOLE = 3
const BEGINNING = 2
const MISSPELT = 1

/** How well a word fits the letters that it begins with. */
export const beginningFits = (word: string, letters: number): number =>
  word.length === letters ? WHOLE : BEGINNING

/** How many typing errors a searched word may have: none below four letters, two from eight on. */
export const allowedErrors = (asked: string): number =>
  asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2

/** 3 for the word itself, 2 for its beginning, 1 with a typing error, 0 for another word. */
export const closeness = (asked: string, word: string): number => {
  if (word === asked) return WHOLE
  if (word.startsWith(asked)) return BEGINNING
  const allowed = allowedErrors(asked)
  if (allowed === 0) return 0
  // A misspelt beginning counts too: 'electirc' finds electrician.
  return isWithin(asked, word, allowed) ||
    (word.length > asked.length && isWithin(asked, word.slice(0, asked.length), allowed - 1))
    ? MISSPELT
    : 0
}

/** At most so many typing errors apart, with the same first letter. */
const isWithin = (a: string, b: string, allowed: number): boolean =>
  allowed > 0 &&
  Math.abs(a.length - b.length) <= allowed &&
  a[0] === b[0] &&
  editDistance(a, b) <= allowed
