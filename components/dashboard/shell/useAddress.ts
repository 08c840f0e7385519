'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { type Address, manageHref, readAddress } from './address'

/** The address of the management page, and the way to another one of it without asking the server. */
export const useAddress = () => {
  const address = readAddress(useSearchParams())
  const replace = useCallback(
    (next: Partial<Address>) => window.history.replaceState(null, '', manageHref(next)),
    [],
  )
  return { address, replace }
}
