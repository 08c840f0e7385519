import type { SearchedPanel } from './panels'

/** A saved search as saved_searches.php returns it. */
export type SearchJson = {
  id: number
  panel: SearchedPanel
  name: string
  /** The filters and the order that still exist. */
  filters: Record<string, string>
  /** What it was saved with and no longer exists, in words: 'job', 'stage'. */
  gone: string[]
}
