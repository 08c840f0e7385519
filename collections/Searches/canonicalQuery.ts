import { SEARCH_PARTS, type SearchedPanel } from './shared/panels'

const VALUE_MAX_CHARS = 100

/**
 * The parts of a query that the panel knows and that are set, in one order. Everything else is left
 * out, as by the panel itself (components/dashboard/shell/address.ts).
 */
export const searchParts = (panel: SearchedPanel, query: string): Map<string, string> => {
  const given = new URLSearchParams(query)
  const parts = new Map<string, string>()
  for (const name of SEARCH_PARTS[panel]) {
    const value = (given.get(name) ?? '').normalize('NFC').trim().slice(0, VALUE_MAX_CHARS)
    // Postgres cannot take a NUL in a search, and no row has one.
    if (value !== '' && !value.includes('\0')) parts.set(name, value)
  }
  return parts
}

/** The query as it is stored: equal searches are equal texts. Empty: nothing is narrowed. */
export const canonicalQuery = (panel: SearchedPanel, query: string): string => {
  const parts = searchParts(panel, query)
  const narrows = [...parts.keys()].some((name) => name !== 'sort')
  return narrows ? String(new URLSearchParams([...parts])) : ''
}
