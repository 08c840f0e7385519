'use client'
import { useSearchParams } from 'next/navigation'
import { type Address, type Filters, manageHref, readAddress } from './address'

type Next = Partial<Address> | ((now: Address) => Partial<Address>)

/**
 * Changes the address. A function gets the address as it is now: the one that is shown follows a
 * moment later, and what was chosen in between would be lost.
 */
const replace = (next: Next): void => {
  const to =
    typeof next === 'function' ? next(readAddress(new URLSearchParams(location.search))) : next
  window.history.replaceState(null, '', manageHref(to))
}

/** Sets filters of the list that is shown, from its first page on; '' removes one. The search stays first. */
const narrow = (change: Filters): void =>
  replace(({ panel, filters }) => ({ panel, filters: { q: '', ...filters, ...change } }))

/** What the address of /managejobs shows, and how to change it without a request to the server. */
export const useAddress = () => ({ address: readAddress(useSearchParams()), replace, narrow })
