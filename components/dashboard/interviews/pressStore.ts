'use client'
import type { Press } from '@/collections/Interviews/shared/schema'

/** Used where the browser denies storage: kept until the page is reloaded. */
const unstored = new Map<number, Press[]>()

const PREFIX = 'door-presses-'

const keyOf = (interview: number) => `${PREFIX}${interview}`

/** The presses of an interview that this phone has not sent yet, earliest first. */
export const storedPresses = (interview: number): Press[] => {
  const kept = unstored.get(interview)
  if (kept) return kept
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(interview)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPress) : []
  } catch {
    return []
  }
}

export const storePresses = (interview: number, presses: Press[]): void => {
  try {
    if (presses.length === 0) localStorage.removeItem(keyOf(interview))
    else localStorage.setItem(keyOf(interview), JSON.stringify(presses))
    unstored.delete(interview)
  } catch {
    // Storage is denied or full.
    unstored.set(interview, presses)
  }
}

/** The interviews of which this phone has presses that are not sent. */
export const unsentInterviews = (): number[] => {
  try {
    const stored = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => Number(key.slice(PREFIX.length)))
    return [...new Set([...stored, ...unstored.keys()])]
  } catch {
    return [...unstored.keys()]
  }
}

const isPress = (value: unknown): value is Press =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'seat' in value &&
  'set' in value &&
  'at' in value

/** A key that no other press has; also on addresses without TLS, where randomUUID is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
