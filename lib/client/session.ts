'use client'

/** The session (docs/product.md §3.5): a token in session storage, for this tab only. */
const KEY = 'token'

/** Used where the browser denies storage: kept until the page is reloaded. */
let unstored: string | null = null

/** The session of the CMS panel, whose own cookie the calls do not accept. */
let ofPanel: string | null = null

/** Makes the calls of this page with the CMS panel's token, whoever is signed in to the dashboard. */
export const setPanelToken = (token: string | null): void => {
  ofPanel = token
}

export const storedToken = (): string | null => {
  if (ofPanel !== null) return ofPanel
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
