/** The list with a row as it is now, in its old place; without that row it stays as it is. */
export const withRow = <List extends { jobs: { id: number }[] }>(
  list: List,
  row: List['jobs'][number],
): List => ({ ...list, jobs: list.jobs.map((old) => (old.id === row.id ? row : old)) })
