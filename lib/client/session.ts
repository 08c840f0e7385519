'use client'

/** The session (spec §3, §9): a token kept in session storage, for this tab only. */
const KEY = 'token'

/** The stored token; null also where the browser denies storage. */
export const storedToken = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const storeToken = (token: string): void => sessionStorage.setItem(KEY, token)

export const forgetToken = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is denied: nothing was kept.
  }
}
