'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { type Address, manageHref, readAddress } from './address'

/** What the address of /managejobs shows, and how to change it without a request to the server. */
export const useAddress = () => {
  const address = readAddress(useSearchParams())
  const replace = useCallback(
    (next: Partial<Address>) => window.history.replaceState(null, '', manageHref(next)),
    [],
  )
  return { address, replace }
}
