'use client'
import { useHydrated } from '@/lib/client/useHydrated'

/** The source of this visit (lib/client/inline/keepSource.ts); `given`, named by the address, is used on the server. */
export const useSource = (given: string): string =>
  (useHydrated() && document.documentElement.dataset.source) || given
