'use client'
import { useEffect } from 'react'

/**
 * Says in the root element that React has gone through the page: the last part of the page, whose effect
 * is the last one (lib/client/inline/onIntent.ts).
 */
export const Awake = () => {
  useEffect(() => {
    document.documentElement.dataset.awake = 'true'
  }, [])
  return null
}
