import { PAPER_KEYS, type PaperKey } from '@/collections/Tools/documents/shared/papers'
import type { Route } from '@/collections/Tools/documents/shared/question'

/**
 * The name under which a phone keeps the ticks of a list. The passport is not in it: who finds out
 * about the stamp later keeps the ticks.
 */
export const ticksName = ({ home, destination, trade }: Omit<Route, 'passport'>): string =>
  ['documents', home, destination, trade].map((part) => part ?? 'open').join('-')

/** The ticks that a phone keeps. What is no paper of ours is left out. */
export const readTicks = (kept: string): PaperKey[] => {
  const names = new Set(kept.split(' '))
  return PAPER_KEYS.filter((key) => names.has(key))
}

/** What a phone keeps after a paper was ticked, or its tick was taken away. */
export const toggledTicks = (kept: string, paper: PaperKey): string => {
  const ticks = readTicks(kept)
  return (ticks.includes(paper) ? ticks.filter((key) => key !== paper) : [...ticks, paper]).join(
    ' ',
  )
}

/** The first paper of a list that is not ready; null if all are. */
export const nextPaper = (papers: readonly PaperKey[], kept: string): PaperKey | null => {
  const ticks = readTicks(kept)
  return papers.find((paper) => !ticks.includes(paper)) ?? null
}
