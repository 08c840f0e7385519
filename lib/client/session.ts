'use client'

/** The session (docs/product.md §3, §9): a token in session storage, for this tab only. */
const KEY = 'token'

/** Where the browser denies storage, the token lasts until the page is loaded again. */
let unstored: string | null = null

export const storedToken = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return unstored
  }
}

export const storeToken = (token: string): void => {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    unstored = token
  }
}

export const forgetToken = (): void => {
  unstored = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is denied: nothing was stored.
  }
}
