import type { SearchOption } from './SearchSelect'

/** The options that a query finds, the best first: whole words, then beginnings, then parts. */
export const searchOptions = (options: SearchOption[], query: string): SearchOption[] => {
  const wanted = plain(query)
  if (!wanted) return options
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** What someone meant who typed this and left: the one exact or only match, or nothing certain. */
export const meantOption = (options: SearchOption[], query: string): SearchOption | null => {
  const found = searchOptions(options, query)
  const exact = found.filter((option) => rank(option, plain(query)) === 0)
  const certain = exact.length > 0 ? exact : found
  return certain.length === 1 ? (certain[0] ?? null) : null
}

const NOT_FOUND = 4

const rank = ({ label, words }: SearchOption, wanted: string): number => {
  const known = [label, ...words].map(plain)
  if (known.includes(wanted)) return 0
  if (known.some((word) => word.startsWith(wanted))) return 1
  // A number is a code, and is not looked for inside other codes.
  if (/^\d/.test(wanted)) return NOT_FOUND
  if (known.some((word) => word.includes(` ${wanted}`))) return 2
  return known.some((word) => word.includes(wanted)) ? 3 : NOT_FOUND
}

/** Without case, accents, a plus and space around. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\+/gu, '')
    .trim()
    .toLowerCase()
