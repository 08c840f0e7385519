'use client'
import { useRef, useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/**
 * The selected rows of a list: some, over several pages, or all that the filters find. `most`: how many
 * ids the call takes at once.
 */
export const useSelection = (listKey: string, most: number) => {
  const [chosen, setChosen] = useState<{ of: string; ids: ReadonlySet<number>; isAll: boolean }>({
    of: listKey,
    ids: new Set(),
    isAll: false,
  })
  // A selection belongs to one list: another one starts with none.
  const isCurrent = chosen.of === listKey
  const ids: ReadonlySet<number> = isCurrent ? chosen.ids : new Set()
  const isAll = isCurrent && chosen.isAll
  const set = (next: Iterable<number>) =>
    setChosen({ of: listKey, ids: new Set([...next].slice(0, most)), isAll: false })
  const last = useRef<number | null>(null)
  /** Selects rows or deselects them. When all were selected, those on the page stay selected. */
  const tick = (rows: number[], isTicked: boolean, shown: number[] = []) => {
    const before = isAll ? shown : [...ids]
    set(isTicked ? [...before, ...rows] : before.filter((id) => !rows.includes(id)))
  }
  return {
    ids,
    isAll,
    has: (id: number) => isAll || ids.has(id),
    tick,
    /** The box of one row; with Shift, those of all rows of the page from the last one to this one. */
    tickOne: (id: number, isTicked: boolean, shown: number[], isRange: boolean) => {
      const [from, to] = [shown.indexOf(last.current ?? id), shown.indexOf(id)]
      last.current = id
      const isOnPage = isRange && from >= 0 && to >= 0
      tick(
        isOnPage ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id],
        isTicked,
        shown,
      )
    },
    chooseAll: () => setChosen({ of: listKey, ids: new Set(), isAll: true }),
    /** Selects these and nothing else. */
    choose: (rows: number[]) => set(rows),
    clear: () => set([]),
  }
}
