'use client'
import { useSyncExternalStore } from 'react'
import { PAGE_SIZE } from '@/lib/shared/limits'

/** How many rows a page of a list may have; five unless staff chose otherwise. */
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE, 20, 50]

/** The choice for each list; where the browser denies storage, it lasts until a reload. */
const chosen = new Map<string, number>()
const listeners = new Set<() => void>()

const keyOf = (list: string) => `rows-per-page-${list}`

const read = (list: string): number => {
  const before = chosen.get(list)
  if (before) return before
  let size = PAGE_SIZE
  try {
    const stored = Number(localStorage.getItem(keyOf(list)))
    if (PAGE_SIZES.includes(stored)) size = stored
  } catch {
    // Storage is denied.
  }
  chosen.set(list, size)
  return size
}

const choose = (list: string, size: number): void => {
  chosen.set(list, size)
  try {
    localStorage.setItem(keyOf(list), String(size))
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page size of a list, remembered in this browser, and how to choose another. */
export const usePageSize = (list: string) => ({
  size: useSyncExternalStore(
    subscribe,
    () => read(list),
    () => PAGE_SIZE,
  ),
  setSize: (size: number) => choose(list, size),
})
