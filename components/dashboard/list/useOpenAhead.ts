'use client'
import { useState } from 'react'

/**
 * Which row is open: the one of the address, or already the next one while the address is changing,
 * which takes React a moment. Without it a key pressed right after a step would still mean the row
 * before.
 */
export const useOpenAhead = (open: string | null) => {
  const [way, setWay] = useState<string[]>([])
  // The address has caught up, or it changed to something else.
  if (way.length > 0 && (open === way.at(-1) || !way.includes(open ?? ''))) setWay([])
  return {
    current: way.at(-1) ?? open,
    goTo: (next: string) =>
      setWay((before) => (before.length > 0 ? [...before, next] : [open ?? '', next])),
  }
}
