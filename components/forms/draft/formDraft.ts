'use client'
import { DRAFT_KEPT_MS } from '@/lib/shared/limits'

/**
 * Drafts of forms: texts and ticks, kept in local storage for one day so that they survive a reload
 * and a closed tab. Never passwords; files are in fileDraft.ts. When the browser denies storage,
 * nothing is kept and no function throws.
 */
export type Draft = Record<string, string | boolean>

/** The draft keys of the public forms. The sign-up dialog passes its values on as a registration. */
export const DRAFTS = {
  apply: (job_id: string) => `apply-${job_id}`,
  registration: 'registration',
  enquiry: (kind: string) => `enquiry-${kind}`,
} as const

const PREFIX = 'draft-'

/** The name of a draft in local storage. */
export const draftName = (key: string): string => PREFIX + key

export const readDraft = (key: string): Draft => {
  try {
    deleteExpired()
    return filledIn(parse(localStorage.getItem(draftName(key))).values)
  } catch {
    // Storage is denied.
    return {}
  }
}

/** Stores the values that are filled in; deletes the draft when none is. */
export const saveDraft = (key: string, values: object): void => {
  const filled = filledIn(values)
  try {
    if (Object.keys(filled).length === 0) forgetDraft(key)
    else localStorage.setItem(draftName(key), JSON.stringify({ at: Date.now(), values: filled }))
  } catch {
    // Storage is denied or full: the form works without a draft.
  }
}

export const forgetDraft = (key: string): void => {
  try {
    localStorage.removeItem(draftName(key))
  } catch {
    // Storage is denied: there is no draft.
  }
}

/** Deletes the expired drafts of all forms, because other people may use this device. */
const deleteExpired = () => {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && isExpired(parse(localStorage.getItem(name)).at)) {
      localStorage.removeItem(name)
    }
  }
}

/** Whether a draft saved at `at` (ms) is older than a day. Invalid and future times are expired too. */
export const isExpired = (at: unknown): boolean => {
  const age = Date.now() - Number(at)
  return !(age >= 0 && age < DRAFT_KEPT_MS)
}

const EMPTY = { values: {} }

const parse = (stored: string | null): { at?: unknown; values: object } => {
  try {
    const parsed: unknown = JSON.parse(stored ?? '')
    if (typeof parsed !== 'object' || parsed === null) return EMPTY
    const { at, values } = { at: undefined, values: undefined, ...parsed }
    return typeof values === 'object' && values !== null ? { at, values } : EMPTY
  } catch {
    return EMPTY
  }
}

const filledIn = (values: object): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        (typeof entry[1] === 'string' && entry[1] !== '') || entry[1] === true,
    ),
  )
