import type { Columns, DateForm, ImportState, Verdict } from './fields'
import type { ZipJson } from './zip'

/** An import as the list shows it. */
export type ImportJson = {
  id: number
  file_name: string
  state: ImportState
  total: number
  /** Rows that are done. */
  done: number
  imported: number
  known: number
  wrong: number
  /** Of the imported rows those with a resume. */
  resumes: number
  created_at: string
  /** Until when it can be undone; null when it cannot. */
  undo_until: string | null
  /** Of an import that was undone: references of rows that staff worked with, at most 50. */
  kept: string[]
  kept_total: number
}

/** What GET registration_import.php answers. */
export type ImportsJson = { imports: ImportJson[] }

/** One column of a file, with the first value in it. */
export type ColumnJson = { head: string; sample: string; note?: string }

/** One row of the dry run. `row`: its number in the file. */
export type CheckedRowJson = {
  row: number
  name: string
  contact: string
  verdict: Verdict
  /** Why it is wrong, or the reference of the same person. */
  why: string
  /** The file of the ZIP that becomes its resume, and how it was found. */
  file?: string
  /** Why it gets no file. */
  file_note?: string
}

/** The dry run: what an import would do. */
export type CheckJson = {
  id: number
  file_name: string
  /** Of the files that were read: a start names it. */
  version: string
  columns: ColumnJson[]
  fields: Columns
  /** The columns are those of an earlier import with the same headers. */
  is_remembered: boolean
  country: string
  dates: DateForm
  countries: { iso2: string; name: string }[]
  total: number
  counts: Record<Verdict, number>
  /** The first rows of each verdict, in the order of the file. */
  rows: CheckedRowJson[]
  /** null without a ZIP. */
  zip: ZipJson | null
  /** A ZIP is there, whole or not. */
  has_zip: boolean
  /** Such as: there are more sheets. */
  notes: string[]
}
