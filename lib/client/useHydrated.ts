'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
