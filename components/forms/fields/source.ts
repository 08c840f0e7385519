'use client'
import { useHydrated } from '@/lib/client/useHydrated'
import { SOURCE_PARAMETER } from '@/lib/shared/query'

const KEY = 'source'
const NAMED = /^[a-z]{1,20}$/

// The source when the browser denies storage; lost on the next full page load.
let seen = ''

/** Stores the source for this visit. The first link that named one counts. */
export const keepSource = (): void => {
  seen = keptSource()
  if (!seen) return
  try {
    sessionStorage.setItem(KEY, seen)
  } catch {
    // Storage is denied: `seen` has it.
  }
}

/** The source of this visit, as one of our links named it (`?ref=`); empty if none did. */
export const keptSource = (): string => stored() || seen || named()

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The source named by this page's address, or by the address of the page that linked here. */
const named = (): string => {
  for (const address of [window.location.href, document.referrer]) {
    const url = URL.canParse(address) ? new URL(address) : null
    const source = url?.searchParams.get(SOURCE_PARAMETER) ?? ''
    if (url?.origin === window.location.origin && NAMED.test(source)) return source
  }
  return ''
}

/** As keptSource for a form; `given`, named by its address, is used on the server. */
export const useSource = (given: string): string => (useHydrated() && keptSource()) || given

/** Adds the source to a link that opens a new tab, because a tab has its own session storage. */
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
