'use client'
import { SOURCE_PARAMETER } from '@/lib/shared/query'
import { useHydrated } from './useHydrated'

const KEY = 'source'
const NAMED = /^[a-z]{1,20}$/

// Where the browser denies storage, what this page saw is known until the next full load.
let seen = ''

/** Keeps the source that this page's address names (`?ref=`); the first one of the visit stays. */
export const keepSource = (): void => {
  const named = new URLSearchParams(window.location.search).get(SOURCE_PARAMETER) ?? ''
  if (!NAMED.test(named) || keptSource()) return
  seen = named
  try {
    sessionStorage.setItem(KEY, named)
  } catch {
    // Storage is denied: `seen` holds it.
  }
}

/** Where this visit came from, as a link of ours named it; empty when none did. */
export const keptSource = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? seen
  } catch {
    return seen
  }
}

/** The same for a form, which is also rendered on the server: there `given`, its own address's. */
export const useSource = (given: string): string => (useHydrated() && keptSource()) || given

/** Hands the source on to a link that opens a new tab, which has a storage of its own. */
export const passSourceOn = ({ target }: Event): void => {
  const source = keptSource()
  if (!source || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[target="_blank"]')
  if (!link || link.origin !== window.location.origin) return
  const url = new URL(link.href)
  if (url.searchParams.has(SOURCE_PARAMETER)) return
  url.searchParams.set(SOURCE_PARAMETER, source)
  link.href = url.href
}
