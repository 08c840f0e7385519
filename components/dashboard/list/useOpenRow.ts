'use client'
import { useEffect, useEffectEvent } from 'react'
import { PAGE_SIZE } from '@/lib/shared/limits'
import type { Address } from '../shell/address'
import { useAddress } from '../shell/useAddress'
import { usePaneFocus } from './usePaneFocus'

type List<Row> = {
  rows: Row[]
  total: number
  isLoading: boolean
  /** The panel's address, the opened row's id in it. */
  address: Address
  /** The element of a row that opens it. */
  rowId: (row: Row) => string
}

/** The row that is open beside its list, and the steps to the next, over the page's edge too. */
export const useOpenRow = <Row extends { id: number }>(list: List<Row>) => {
  const { rows, total, isLoading, address, rowId } = list
  const { replace } = useAddress()
  const open = openRow(rows, address.open, isLoading)
  const willFocus = usePaneFocus(Boolean(open))
  const index = open ? rows.indexOf(open) : -1
  const number = (address.page - 1) * PAGE_SIZE + 1 + shownIndex(address.open, isLoading, index)
  const go = (change: Partial<Address>) => replace({ ...address, ...change })

  // After a step over the page's edge the address names the row again.
  const name = useEffectEvent((id: number) => go({ open: String(id) }))
  useEffect(() => {
    if (open && !isLoading && String(open.id) !== address.open) name(open.id)
  }, [open, isLoading, address.open])

  return {
    open,
    /** The running number of the open row among all. */
    number,
    step: (by: 1 | -1) => {
      // A second step before the next page is there would skip it.
      if (isLoading || number + by < 1 || number + by > total) return
      const next = rows[index + by]
      if (next) return go({ open: String(next.id) })
      go({ page: address.page + by, open: by > 0 ? 'first' : 'last' })
    },
    close: () => {
      if (open) willFocus(rowId(open))
      go({ open: null })
    },
  }
}

/** While the next page is on its way, the row from which one steps stays open. */
const openRow = <Row extends { id: number }>(
  rows: Row[],
  named: string | null,
  isLoading: boolean,
): Row | undefined => {
  if (named === 'first') return rows.at(isLoading ? -1 : 0)
  if (named === 'last') return rows.at(isLoading ? 0 : -1)
  return rows.find(({ id }) => String(id) === named)
}

/** The place of that row, counted from the page that is on its way. */
const shownIndex = (named: string | null, isLoading: boolean, index: number): number => {
  if (!isLoading) return index
  return named === 'first' ? -1 : named === 'last' ? PAGE_SIZE : index
}
