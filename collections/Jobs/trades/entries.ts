import { type Asked, wordsOf } from '../search/words'
import { FILLERS } from './fillers'

/** Words of one entry, typed or English. */
export const ENTRY_MAX_WORDS = 4

const SHOWN_CHARS = 40

/** What people type for a trade: one entry on each line, or several with commas between. */
export const entriesOf = (words: string): string[] =>
  words
    .split(/[\n,،]/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/** 'AC/HVAC technician' asks for one of the first two words, and for the third. */
export const englishWords = (english: string): Asked =>
  english
    .split(' ')
    .filter(Boolean)
    .map((part) => part.split('/').flatMap(wordsOf))

/** Why the English words of a trade cannot be stored; null if they can. */
export const englishProblem = (english: string): string | null => {
  const parts = english.split(' ').filter(Boolean)
  if (parts.length === 0 || !parts.every((part) => ENGLISH.test(part))) {
    return 'Write English words, such as: steel fixer. With a slash one of two is enough: helper/labour'
  }
  return parts.length > ENTRY_MAX_WORDS ? `Write at most ${ENTRY_MAX_WORDS} words` : null
}

const ENGLISH = /^[a-z0-9]+(\/[a-z0-9]+)*$/i

/** Why the words that people type cannot be stored; null if they can. */
export const entriesProblem = (words: string): string | null => {
  const entries = entriesOf(words)
  if (entries.length === 0) return 'Write at least one word'
  for (const entry of entries) {
    const found = wordsOf(entry)
    const shown = entry.slice(0, SHOWN_CHARS)
    if (found.length === 0) return `There is no letter in: ${shown}`
    if (found.length > ENTRY_MAX_WORDS) return `More than ${ENTRY_MAX_WORDS} words in: ${shown}`
    if (found.every((word) => FILLERS.has(word))) {
      return `The search leaves this out, because people write it with every trade: ${shown}`
    }
  }
  return null
}
