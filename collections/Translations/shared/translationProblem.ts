/**
 * What must be the same in a translation: figures, placeholders and the addresses of links. A text
 * about fees with another sum, or a link that leads elsewhere, is worse than none.
 */

type Kind = 'figures' | 'placeholders' | 'links' | 'marks'

const PLACEHOLDER = /\{\{[^}]*\}\}/g
const ADDRESS = /\]\(([^()\s]+)\)/g
const FIGURE = /\d(?:[\d.,]*\d)?/g
/** Digits of other scripts: every language of the site has Latin ones. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u

const partsOf = (text: string): Record<Kind, string[]> => {
  const plain = text.replace(PLACEHOLDER, '').replace(ADDRESS, ']')
  return {
    figures: plain.match(FIGURE) ?? [],
    placeholders: text.match(PLACEHOLDER) ?? [],
    links: [...text.matchAll(ADDRESS)].map(([, href = '']) => href),
    marks: plain.match(/\*\*/g) ?? [],
  }
}

/**
 * What is wrong with a translation of an English text, as a sentence for staff; null when nothing is
 * found. It compares signs, not meaning.
 */
export const translationProblem = (english: string, text: string): string | null => {
  if (!text.trim()) return 'Please write the translation.'
  const [before, after] = [partsOf(english), partsOf(text)]
  if (OTHER_DIGIT.test(text)) return 'Please write figures as 0 to 9.'
  for (const kind of ['figures', 'placeholders', 'links'] as const) {
    const [missing] = without(before[kind], after[kind])
    if (missing) return `${missing} is missing in the translation.`
    const [extra] = without(after[kind], before[kind])
    if (extra) return `${extra} is not in the English text.`
  }
  if (before.marks.length !== after.marks.length) {
    return 'Please mark the same number of words with ** as in the English text.'
  }
  return null
}

/** What the first list has more often than the second. */
const without = (these: readonly string[], those: readonly string[]): string[] => {
  const left = [...those]
  return these.filter((part) => {
    const at = left.indexOf(part)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
