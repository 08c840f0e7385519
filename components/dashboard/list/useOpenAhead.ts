'use client'
import { useState } from 'react'

/**
 * Which row is open: the one of the address, or already the next one while the address is on its
 * way, which takes React a moment. Without it a key pressed right after a step would still mean the
 * person before.
 */
export const useOpenAhead = (open: string | null) => {
  const [way, setWay] = useState<string[]>([])
  // The address is there, or somebody went elsewhere.
  if (way.length > 0 && (open === way.at(-1) || !way.includes(open ?? ''))) setWay([])
  return {
    current: way.at(-1) ?? open,
    goTo: (next: string) =>
      setWay((before) => (before.length > 0 ? [...before, next] : [open ?? '', next])),
  }
}
