'use client'
import { DRAFT_KEPT_MS } from '@/lib/shared/limits'

/**
 * What was typed into a form, kept in this browser for a day, so that it survives a reload and a tab
 * that was closed by accident. Texts and ticks; never a password, never a file (keptFile.ts has that).
 * Where the browser denies storage nothing is kept, and nothing breaks.
 */
export type Draft = Record<string, string | boolean>

/** The keys of the public forms' drafts. The sign-up modal hands its values on through the second. */
export const DRAFTS = {
  apply: (job_id: string) => `apply-${job_id}`,
  registration: 'registration',
  enquiry: (kind: string) => `enquiry-${kind}`,
} as const

const PREFIX = 'draft-'

export const readDraft = (key: string): Draft => {
  try {
    sweep()
    return texts(kept(localStorage.getItem(PREFIX + key)).values)
  } catch {
    // Storage is denied.
    return {}
  }
}

/** Keeps what is filled in; nothing when all is empty. */
export const saveDraft = (key: string, values: object): void => {
  const filled = texts(values)
  try {
    if (Object.keys(filled).length === 0) forgetDraft(key)
    else localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), values: filled }))
  } catch {
    // Storage is denied or full: the form works without.
  }
}

export const forgetDraft = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is denied: nothing was kept.
  }
}

/** Drops the drafts of all forms whose day is over: somebody else may use this phone. */
const sweep = () => {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && isOver(kept(localStorage.getItem(name)).at)) {
      localStorage.removeItem(name)
    }
  }
}

/** A time that is no time, or yet to come, is over too. */
export const isOver = (at: unknown): boolean => {
  const age = Date.now() - Number(at)
  return !(age >= 0 && age < DRAFT_KEPT_MS)
}

const kept = (stored: string | null): { at?: unknown; values: object } => {
  try {
    const parsed: unknown = JSON.parse(stored ?? '')
    if (typeof parsed !== 'object' || parsed === null) return NOTHING
    const { at, values } = { at: undefined, values: undefined, ...parsed }
    return typeof values === 'object' && values !== null ? { at, values } : NOTHING
  } catch {
    return NOTHING
  }
}

const NOTHING = { values: {} }

const texts = (values: object): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        (typeof entry[1] === 'string' && entry[1] !== '') || entry[1] === true,
    ),
  )
