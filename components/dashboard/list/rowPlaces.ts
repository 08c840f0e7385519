/**
 * Stepping through a list from its open row. A step over the edge of a page leads to a row whose id
 * is not known before the next page is loaded: until then the address names its place instead of an
 * id. `first` and `last` are places of another page, `at7` is the eighth row of the same page, after
 * rows have left the list.
 */

/** The index on the page that a place names, counted forwards; null for `last` and for an id. */
const indexOf = (named: string | null): number | null => {
  if (named === 'first') return 0
  const at = /^at(\d{1,3})$/.exec(named ?? '')
  return at ? Number(at[1]) : null
}

/** True for `first`, `last`, `at7`: a place instead of a row id. */
export const isPlace = (named: string | null): boolean =>
  named === 'last' || indexOf(named) !== null

/** The row that an id or a place names. While its page is loading, the row stepped from stays open. */
export const openRow = <Row extends { id: number }>(
  rows: Row[],
  named: string | null,
  isLoading: boolean,
): Row | undefined => {
  if (named === 'last') return rows.at(isLoading ? 0 : -1)
  const at = indexOf(named)
  if (at !== null) return rows.at(isLoading ? -1 : at)
  return rows.find(({ id }) => String(id) === named)
}

/**
 * The index of the open row on the page of the address. While that page is loading the row stepped
 * from is still open: it is just before the first row, or just after the last.
 */
export const shownIndex = (
  named: string | null,
  isLoading: boolean,
  index: number,
  pageSize: number,
): number => {
  if (!isLoading) return index
  if (named === 'last') return pageSize
  const at = indexOf(named)
  return at === null ? index : at - 1
}

/** Where a step from the page's last or first row leads. `staying` rows are still on the list. */
export const overEdge = (
  page: number,
  by: 1 | -1,
  staying: number,
  shown: number,
): { page: number; open: string } => {
  // When rows have left the list, the next ones move up to this page.
  if (by > 0 && staying < shown) return { page, open: `at${staying}` }
  return { page: page + by, open: by > 0 ? 'first' : 'last' }
}
