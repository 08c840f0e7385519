'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { firstOnPage } from './numbers'
import { isPlace, openRow, overEdge, shownIndex } from './steps'
import { useOpenAhead } from './useOpenAhead'
import { usePaneFocus } from './usePaneFocus'

type List<Row> = {
  rows: Row[]
  total: number
  isLoading: boolean
  /** The panel's address, the opened row's id in it. */
  address: Address
  /** The element of a row that opens it. */
  rowId: (row: Row) => string
  /** Whether a row is still on the list after what was done with it. */
  stays: (row: Row) => boolean
  /** Resolves when what was done so far is stored: a page that is loaded after that knows of it. */
  settled?: () => Promise<unknown>
}

/**
 * By what a list is loaded anew: also by a step within its page, which rows have left then; not when
 * the address names the row that the step led to, since by then something may be done with it.
 */
export const useListKey = (address: Address): string => {
  const token = address.open?.startsWith('at') ? address.open : null
  const [steps, setSteps] = useState({ token, count: 0 })
  if (token !== steps.token) setSteps({ token, count: steps.count + (token ? 1 : 0) })
  return `${steps.count} ${manageHref({ ...address, open: null })}`
}

/** The row that is open beside its list, and the steps to the next, over the page's edge too. */
export const useOpenRow = <Row extends { id: number }>(list: List<Row>) => {
  const { rows, total, isLoading, address, rowId, stays } = list
  const { settled = () => Promise.resolve() } = list
  const { replace } = useAddress()
  const ahead = useOpenAhead(address.open)
  const isStepping = isPlace(ahead.current) && (ahead.current !== address.open || isLoading)
  const open = openRow(rows, ahead.current, isStepping)
  const willFocus = usePaneFocus(Boolean(open))
  const index = open ? rows.indexOf(open) : -1
  const first = firstOnPage(address.page)
  const go = (change: Partial<Address>) => replace({ ...address, ...change })
  const goTo = (id: number) => {
    ahead.goTo(String(id))
    go({ open: String(id) })
  }

  // After a step over the page's edge the address names the row again.
  const arrived = isStepping || !isPlace(ahead.current) ? null : (open?.id ?? null)
  const nameIt = useEffectEvent(goTo)
  useEffect(() => {
    if (arrived !== null) nameIt(arrived)
  }, [arrived])

  return {
    open,
    /** The running number of the open row among all. */
    number: first + shownIndex(address.open, isStepping && isLoading, index, PAGE_SIZE),
    /** The next row is on its way, the one before still open. */
    isStepping,
    step: (by: 1 | -1) => {
      // A second step before the next page is there would skip it.
      if (isStepping || !open) return
      const next = rows[index + by]
      if (next) return goTo(next.id)
      if (first + index + by < 1 || first + index + by > total) return
      const edge = overEdge(address.page, by, rows.filter(stays).length, rows.length)
      ahead.goTo(edge.open)
      void settled().then(() => go(edge))
    },
    close: () => {
      if (open) willFocus(rowId(open))
      go({ open: null })
    },
  }
}
