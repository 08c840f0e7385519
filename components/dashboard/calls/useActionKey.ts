'use client'
import { useRef } from 'react'

/**
 * The key of an action, which the server does once: sent again after a lost answer it has the same key.
 * Another action (`of`), or the next one after an answer, has another.
 */
export const useActionKey = () => {
  const kept = useRef<{ of: string; key: string } | null>(null)
  return {
    keyOf: (of = ''): string => {
      if (kept.current?.of !== of) kept.current = { of, key: newUuid() }
      return kept.current.key
    },
    answered: () => {
      kept.current = null
    },
  }
}

/** A random UUID, also on an address without HTTPS, where browsers have no randomUUID. */
const newUuid = (): string => {
  const { crypto } = globalThis
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // Version 4, variant 1 (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
