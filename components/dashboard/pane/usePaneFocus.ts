'use client'
import { useEffect, useRef } from 'react'

/** Returns the focus to the element that opened a pane, or a form in its place. Call the result with its id before closing. */
export const usePaneFocus = (isOpen: boolean): ((id: string) => void) => {
  const closed = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen || !closed.current) return
    document.getElementById(closed.current)?.focus()
    closed.current = null
  }, [isOpen])
  return (id) => {
    closed.current = id
  }
}
