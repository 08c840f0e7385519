'use client'
import { useEffect } from 'react'

/**
 * Who comes to a field sees it whole: label, hint and error with it. Again when the keyboard opens,
 * which takes half of the window.
 */
export const FieldInView = () => {
  useEffect(() => {
    const gone = new AbortController()
    const show = () =>
      document.activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
    document.addEventListener('focusin', show, { signal: gone.signal })
    window.addEventListener('resize', show, { signal: gone.signal })
    return () => gone.abort()
  }, [])
  return null
}
