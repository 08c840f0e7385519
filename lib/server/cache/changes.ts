import { processWide } from '../process/processWide'

/**
 * Who stores something that visitors read learns here that it has changed. One list of listeners for
 * the whole process: the HTTP server and the site are separate bundles (lib/server/process/processWide.ts).
 */

/** What a change concerns. */
export const TAGS = {
  jobs: 'jobs',
  lists: 'lists',
  settings: 'settings',
  content: 'content',
} as const

export type Tag = (typeof TAGS)[keyof typeof TAGS]

type Listener = (tag: Tag) => void

const listeners = processWide('changeListeners', () => new Set<Listener>())

/** Calls the listener at every change, until the returned function is called. */
export const onChange = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells every listener of this process, before it returns, that stored data with this tag has changed.
 * The change must be committed: what a listener reads from now on must contain it.
 */
export const announceChange = (tag: Tag): void => {
  for (const listener of [...listeners]) listener(tag)
}
