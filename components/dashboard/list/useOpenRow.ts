'use client'
import { useEffect, useEffectEvent } from 'react'
import { usePaneFocus } from '@/components/dashboard/pane/usePaneFocus'
import type { Address } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { isPlace, openRow, overEdge, shownIndex } from './rowPlaces'
import type { List } from './useList'
import { useOpenAhead } from './useOpenAhead'

type Options<R> = {
  /** The id of the element that opens a row. */
  rowId: (row: R) => string
  /** Whether a row is still on the list after it was changed. */
  stays: (row: R) => boolean
  /** Resolves when all changes so far are stored: a page that is loaded after that has them. */
  settled?: () => Promise<unknown>
}

/** The row that is open beside its list, and the steps to the next row, also to another page. */
export const useOpenRow = <R extends { id: number }>(
  list: List<R>,
  named: string | null,
  { rowId, stays, settled = () => Promise.resolve() }: Options<R>,
) => {
  const { rows, total, isLoading, here, size, first } = list
  const { replace } = useAddress()
  const ahead = useOpenAhead(named)
  const isStepping = isPlace(ahead.current) && (ahead.current !== named || isLoading)
  const open = openRow(rows, ahead.current, isStepping)
  const willFocus = usePaneFocus(Boolean(open))
  const index = open ? rows.indexOf(open) : -1
  const go = (change: Partial<Address>) => replace({ ...here, open: named, ...change })
  const goTo = (id: number) => {
    ahead.goTo(String(id))
    go({ open: String(id) })
  }

  // The page after the step is loaded: the address names the row by its id again.
  const arrived = isStepping || !isPlace(ahead.current) ? null : (open?.id ?? null)
  const nameIt = useEffectEvent(goTo)
  useEffect(() => {
    if (arrived !== null) nameIt(arrived)
  }, [arrived])

  return {
    open,
    /** The running number of the open row among all. */
    number: first + shownIndex(named, isStepping && isLoading, index, size),
    /** The next row is loading, the one before is still open. */
    isStepping,
    step: (by: 1 | -1) => {
      // A second step before the next page is loaded would skip it.
      if (isStepping || !open) return
      const next = rows[index + by]
      if (next) return goTo(next.id)
      if (first + index + by < 1 || first + index + by > total) return
      const edge = overEdge(here.page, by, rows.filter(stays).length, rows.length)
      ahead.goTo(edge.open)
      void settled().then(() => go(edge))
    },
    close: () => {
      if (open) willFocus(rowId(open))
      go({ open: null })
    },
  }
}
