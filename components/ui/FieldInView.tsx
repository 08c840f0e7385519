'use client'
import { useEffect } from 'react'

/**
 * Scrolls the focused field into view with its label, hint and error; again when a phone's keyboard
 * opens and covers half of the window.
 */
export const FieldInView = () => {
  useEffect(() => {
    const gone = new AbortController()
    const show = () =>
      document.activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
    show()
    document.addEventListener('focusin', show, { signal: gone.signal })
    window.addEventListener('resize', show, { signal: gone.signal })
    return () => gone.abort()
  }, [])
  return null
}
