import type { ReactNode } from 'react'

/** `key` is unique; `value` is submitted, and several options may have the same. */
export type SelectOption = { key: string; value: string; label: string }

/** An option with the words that find it. */
export type SearchOption = SelectOption & { words: string[] }

/** What a searchable select is given; its combobox takes some of it. */
export type SearchSelectProps = {
  name: string
  label: string
  error?: string
  placeholder: string
  autoComplete?: string
  /** The options of the native select, each with its key as `data-key`. */
  children: ReactNode
  /** The value that was submitted without scripts. */
  startValue?: string
  /** The key of the chosen option, or ''. */
  chosen: string
  onChoose: (option: SelectOption | null) => void
  onLeave: () => void
  /** The form was touched: the searchable list is loaded. */
  isAwake: boolean
  load: () => Promise<SearchOption[]>
  onLoadFailed?: () => void
  icon?: (key: string) => ReactNode
  /** What the searchable list says. */
  words: { show: string; found: (count: number) => string; none: string }
}

/** The options that match a query: whole matches first, then beginnings, then parts. */
export const searchOptions = (options: SearchOption[], query: string): SearchOption[] => {
  const wanted = plain(query)
  if (!wanted) return options
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The option meant by a typed text: its only exact match or its only match; otherwise null. */
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
  // Digits are a code and must not match inside other codes.
  if (/^\d/.test(wanted)) return NOT_FOUND
  if (known.some((word) => word.includes(` ${wanted}`))) return 2
  return known.some((word) => word.includes(wanted)) ? 3 : NOT_FOUND
}

/** The text without case, accents, plus signs and surrounding space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\+/gu, '')
    .trim()
    .toLowerCase()
