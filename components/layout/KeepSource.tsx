'use client'
import { useEffect } from 'react'
import { keepSource, passSourceOn } from '@/components/forms/fields/source'

/** Remembers until the form where a visitor came from. The pages are the same for everybody. */
export const KeepSource = () => {
  useEffect(() => {
    keepSource()
    // Before the click, for a link that is opened by the menu of the right button or a long press.
    document.addEventListener('pointerdown', passSourceOn, true)
    document.addEventListener('click', passSourceOn, true)
    return () => {
      document.removeEventListener('pointerdown', passSourceOn, true)
      document.removeEventListener('click', passSourceOn, true)
    }
  }, [])
  return null
}
