import { editDistance } from '@/lib/shared/editDistance'

/** The words of a text: letters and digits, lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

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
