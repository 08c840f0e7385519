'use client'

/**
 * What was typed into a form, kept for this tab so that it survives a reload. Texts and ticks, never a
 * file. Where the browser denies storage nothing is kept, and nothing breaks.
 */
export type Draft = Record<string, string | boolean>

/** The keys of the public forms' drafts. The sign-up modal hands its values on through the second. */
export const DRAFTS = {
  apply: (job_id: string) => `apply-${job_id}`,
  registration: 'registration',
  enquiry: (kind: string) => `enquiry-${kind}`,
} as const

export const readDraft = (key: string): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? texts(kept) : {}
  } catch {
    return {}
  }
}

/** Keeps what is filled in; nothing when all is empty. */
export const saveDraft = (key: string, values: object): void => {
  const filled = texts(values)
  try {
    if (Object.keys(filled).length === 0) forgetDraft(key)
    else sessionStorage.setItem(storageKey(key), JSON.stringify(filled))
  } catch {
    // Storage is denied or full: the form works without.
  }
}

export const forgetDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(storageKey(key))
  } catch {
    // Storage is denied: nothing was kept.
  }
}

const storageKey = (key: string) => `draft-${key}`

const texts = (values: object): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        (typeof entry[1] === 'string' && entry[1] !== '') || entry[1] === true,
    ),
  )
