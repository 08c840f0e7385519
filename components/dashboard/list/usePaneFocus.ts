'use client'
import { useEffect, useRef } from 'react'

/** Gives the focus back to what a pane was opened from, once it is closed. Answers how to tell that it closes. */
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
