import { expect, test } from 'vitest'
import { pieceSize } from '@/lib/server/process/pieceSize'

/** The rows of the next piece after pieces whose rows each took so many milliseconds. */
const after = (costs: number[]): number => {
  const piece = pieceSize({ most: 10, ms: 20 })
  for (const cost of costs) piece.took(piece.rows(), piece.rows() * cost)
  return piece.rows()
}

test.each([
  ['the first piece is one row', [], 1],
  ['quick rows come step by step', [1, 1, 1], 4],
  ['and are never more than the most', Array(50).fill(0), 10],
  ['slow rows come in small pieces', [1, 1, 1, 1, 6], 3],
  ['the slowest rows come one by one', [1, 1, 1, 500], 1],
  ['and it grows again', [500, 1, 1], 3],
])('%s', (_, costs, rows) => {
  expect(after(costs)).toBe(rows)
})
