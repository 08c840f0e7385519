'use client'

/** Why someone was sent to /login, shown there after the toast has gone (docs/product.md §8.2). */
export type LoginNotice = { kind: 'success' | 'error'; text: string }

const KEY = 'login-notice'

export const leaveLoginNotice = (notice: LoginNotice): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice))
  } catch {
    // Storage is denied: the toast has shown the message.
  }
}

/** Returns the notice and removes it. */
export const takeLoginNotice = (): LoginNotice | null => {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept ? JSON.parse(kept) : null
  } catch {
    return null
  }
}
