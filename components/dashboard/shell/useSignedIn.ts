'use client'
import { useSyncExternalStore } from 'react'
import { storedToken } from '@/lib/client/session'

// The token changes only together with the screen, which renders again then.
const never = () => () => {}

/** Whether a token is stored (docs/product.md §4.4); false on the server. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    never,
    () => storedToken() !== null,
    () => false,
  )
