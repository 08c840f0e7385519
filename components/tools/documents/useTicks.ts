'use client'
import { useSyncExternalStore } from 'react'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { readTicks, toggledTicks } from '@/collections/Tools/documents/shared/ticks'

/**
 * The ticks of the lists, in local storage only: nothing is sent. Where the browser denies storage
 * they last until the page is left.
 */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  // Another tab has changed the same list.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const kept = (list: string): string => {
  try {
    return unstored.get(list) ?? localStorage.getItem(list) ?? ''
  } catch {
    // Storage is denied.
    return ''
  }
}

const keep = (list: string, ticks: string): void => {
  try {
    if (ticks) localStorage.setItem(list, ticks)
    else localStorage.removeItem(list)
    unstored.delete(list)
  } catch {
    // Storage is denied or full.
    unstored.set(list, ticks)
  }
  for (const listener of listeners) listener()
}

/** What is kept of a list; null on the server and until the page is hydrated. */
export const useTicks = (list: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => kept(list),
    () => null,
  )

export const toggleTick = (list: string, paper: PaperKey): void =>
  keep(list, toggledTicks(kept(list), paper))

/** Keeps a tick that was made before the scripts ran. */
export const keepEarlyTick = (
  list: string,
  paper: PaperKey,
  box: HTMLInputElement | null,
): void => {
  if (box?.checked && !readTicks(kept(list)).includes(paper)) toggleTick(list, paper)
}

export const clearTicks = (list: string): void => keep(list, '')
