'use client'

/** Why staff were sent to /login: shown there for longer than the toast (docs/product.md §10). */
export type LoginNotice = { kind: 'success' | 'error'; text: string }

const KEY = 'login-notice'

export const leaveLoginNotice = (notice: LoginNotice): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice))
  } catch {
    // Storage is denied: only the toast says it.
  }
}

/** Reads the notice and removes it. */
export const takeLoginNotice = (): LoginNotice | null => {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept ? JSON.parse(kept) : null
  } catch {
    return null
  }
}
