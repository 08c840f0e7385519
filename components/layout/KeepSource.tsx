'use client'
import { useEffect } from 'react'
import { keepSource, passSourceOn } from '@/components/forms/fields/source'

/** Remembers where a visitor came from until the form. In the browser, as pages are cached for all. */
export const KeepSource = () => {
  useEffect(() => {
    keepSource()
    // Also before the click, for links opened by the context menu.
    document.addEventListener('pointerdown', passSourceOn, true)
    document.addEventListener('click', passSourceOn, true)
    return () => {
      document.removeEventListener('pointerdown', passSourceOn, true)
      document.removeEventListener('click', passSourceOn, true)
    }
  }, [])
  return null
}
