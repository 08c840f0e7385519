import type { Columns, DateForm, ImportState, Verdict } from './fields'

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
}

/** The dry run: what an import would do. */
export type CheckJson = {
  id: number
  file_name: string
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
  /** Such as: there are more sheets. */
  notes: string[]
}
