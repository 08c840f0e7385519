import type { Row } from '../rows'

/** The rows of a CSV text (RFC 4180), with the first row as field names. */
export const readCsv = (text: string): Row[] => {
  const [head = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''))
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
}

const cellsOf = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    if (end === '' && row.length === 0) break
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
