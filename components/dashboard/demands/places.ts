import type { Places } from '@/collections/Demands/shared/state'

/** The places of a whole demand. */
export const sumOf = (lines: readonly Places[]): Places => ({
  headcount: lines.reduce((sum, { headcount }) => sum + headcount, 0),
  taken: lines.reduce((sum, { taken }) => sum + taken, 0),
})
