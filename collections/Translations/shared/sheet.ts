import { parse } from 'csv-parse/browser/esm/sync'
import type { OtherLanguage } from '@/lib/shared/languages'

/** How far a language is: texts that are translated, and those that a native speaker has confirmed. */
export type LanguageProgress = { language: OtherLanguage; translated: number; reviewed: number }

/** The columns of the sheet for translators. The state is not read back. */
export const SHEET_HEAD = ['Page', 'English', 'Translation', 'State'] as const

export type SheetRow = { page: string; english: string; text: string }

/**
 * The translations of a sheet as it came back: comma, semicolon or tab between the cells. Cells that
 * are empty are left out. A sentence for staff when it is no such sheet.
 */
export const readSheet = (sheet: string): SheetRow[] | string => {
  let rows: string[][]
  try {
    rows = parse(sheet, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relaxColumnCount: true,
      skipEmptyLines: true,
    })
  } catch {
    return 'This is not a CSV file. Save the sheet as CSV with UTF-8 and choose it again.'
  }
  const [head = [], ...others] = rows
  const [from, at, to] = ['Page', 'English', 'Translation'].map((name) => head.indexOf(name))
  if (from === undefined || at === undefined || to === undefined || at < 0 || to < 0) {
    return 'The columns “English” and “Translation” are missing. Use the sheet that was downloaded here.'
  }
  return others.flatMap((cells) => {
    const [english, text] = [withoutGuard(cells[at]), withoutGuard(cells[to])]
    return english && text ? { page: cells[from]?.trim() ?? '', english, text } : []
  })
}

/** The sheet has ' before what spreadsheets would take for a formula (lib/server/calls/csv.ts). */
const withoutGuard = (cell = ''): string => cell.trim().replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')
