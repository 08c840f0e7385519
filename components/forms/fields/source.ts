'use client'
import { useHydrated } from '@/lib/client/useHydrated'
import { SOURCE_PARAMETER } from '@/lib/shared/query'

const KEY = 'source'
const NAMED = /^[a-z]{1,20}$/

// Where the browser denies storage, what this page saw is known until the next full load.
let seen = ''

/** Keeps for the visit where it came from; the first link of ours that said so counts. */
export const keepSource = (): void => {
  seen = keptSource()
  if (!seen) return
  try {
    sessionStorage.setItem(KEY, seen)
  } catch {
    // Storage is denied: `seen` holds it.
  }
}

/** Where this visit came from, as a link of ours named it (`?ref=`); empty when none did. */
export const keptSource = (): string => stored() || seen || named()

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** By this page's address, or by that of the page of ours whose link led here before its scripts ran. */
const named = (): string => {
  for (const address of [window.location.href, document.referrer]) {
    const url = URL.canParse(address) ? new URL(address) : null
    const source = url?.searchParams.get(SOURCE_PARAMETER) ?? ''
    if (url?.origin === window.location.origin && NAMED.test(source)) return source
  }
  return ''
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
