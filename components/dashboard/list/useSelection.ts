'use client'
import { useState } from 'react'

/** The ids that application_update.php takes at once; more are chosen by the filters. */
export const MOST_CHOSEN = 500

export type Selection = ReturnType<typeof useSelection>

/** Which rows of a list are ticked: some, over several pages, or all that the filters find. */
export const useSelection = (listKey: string) => {
  const [chosen, setChosen] = useState<{ of: string; ids: ReadonlySet<number>; isAll: boolean }>({
    of: listKey,
    ids: new Set(),
    isAll: false,
  })
  // Another list: nothing of it is ticked.
  const isCurrent = chosen.of === listKey
  const ids: ReadonlySet<number> = isCurrent ? chosen.ids : new Set()
  const isAll = isCurrent && chosen.isAll
  const set = (next: Iterable<number>) =>
    setChosen({ of: listKey, ids: new Set([...next].slice(0, MOST_CHOSEN)), isAll: false })
  return {
    ids,
    isAll,
    has: (id: number) => isAll || ids.has(id),
    /** Ticks rows or takes the ticks away; from "all" one goes back to what is on the page. */
    tick: (rows: number[], isTicked: boolean, shown: number[] = []) => {
      const before = isAll ? shown : [...ids]
      set(isTicked ? [...before, ...rows] : before.filter((id) => !rows.includes(id)))
    },
    chooseAll: () => setChosen({ of: listKey, ids: new Set(), isAll: true }),
    clear: () => set([]),
  }
}
