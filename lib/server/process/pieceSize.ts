/**
 * How many rows the next piece of a work has, so that nobody waits longer than about `ms` for one:
 * what a row costs depends on the machine and on the table. Begins with one row.
 */
export const pieceSize = ({ most, ms }: { most: number; ms: number }) => {
  let rows = 1
  return {
    rows: () => rows,
    /** To be told of each piece. A row costs less in a larger piece, so it grows step by step. */
    took: (count: number, spent: number): void => {
      const fitting = Math.floor((count * ms) / Math.max(spent, 1))
      rows = Math.max(1, Math.min(fitting, count + 1, most))
    },
  }
}
