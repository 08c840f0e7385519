import { processWide } from '../process/processWide'

/** More kinds of views between two savings are counted together, as those of `/other`. */
const MOST_KINDS = 5000

const tally = processWide('viewTally', () => ({ views: new Map<string, number>() }))

/**
 * Counts views of one kind (collections/PageViews/shared/view.ts), as those of `rest` when there are too
 * many kinds.
 */
export const tallyViews = (kind: string, rest: string, views = 1): void => {
  const counted = tally.views.has(kind) || tally.views.size < MOST_KINDS ? kind : rest
  tally.views.set(counted, (tally.views.get(counted) ?? 0) + views)
}

/** The views since the last call, which are no longer counted here. */
export const takeViews = (): ReadonlyMap<string, number> => {
  const { views } = tally
  tally.views = new Map()
  return views
}
