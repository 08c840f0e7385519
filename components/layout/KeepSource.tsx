'use client'
import { useEffect } from 'react'
import { keepSource, passSourceOn } from '@/components/forms/fields/source'

/** Stores the source of the visit in the browser, because the cached pages are the same for everybody. */
export const KeepSource = () => {
  useEffect(() => {
    keepSource()
    // Before the click, because a link can also be opened from its context menu.
    document.addEventListener('pointerdown', passSourceOn, true)
    document.addEventListener('click', passSourceOn, true)
    return () => {
      document.removeEventListener('pointerdown', passSourceOn, true)
      document.removeEventListener('click', passSourceOn, true)
    }
  }, [])
  return null
}
