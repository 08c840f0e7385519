'use client'
import { useRef } from 'react'

/**
 * The key of an action, which the server does once: sent again after a lost answer it has the same key.
 * Another action (`of`), or the next one after an answer, has another.
 */
export const useActionKey = () => {
  const kept = useRef<{ of: string; key: string | undefined } | null>(null)
  return {
    keyOf: (of = ''): string | undefined => {
      if (kept.current?.of !== of) kept.current = { of, key: globalThis.crypto.randomUUID?.() }
      return kept.current.key
    },
    answered: () => {
      kept.current = null
    },
  }
}
