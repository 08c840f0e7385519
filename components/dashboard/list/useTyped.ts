'use client'
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/** Text that filters while it is typed, after a short pause. It follows the address (Back, Clear). */
export const useTyped = (value: string, onPause: (text: string) => void) => {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const latest = useRef(onPause)
  latest.current = onPause
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed by itself: Back, or the search was cleared.
  if (shown !== value) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => () => clearTimeout(pause.current), [])

  const type = (text: string, afterMs = PAUSE_MS) => {
    clearTimeout(pause.current)
    setTyped(text)
    pause.current = setTimeout(() => latest.current(text.trim().slice(0, 100)), afterMs)
  }
  return { typed, type }
}
