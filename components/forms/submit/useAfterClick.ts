'use client'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Puts an act off while a mouse button is down. An error that appears when a field is left moves what
 * is below it: the click that left the field would miss its button.
 */
export const useAfterClick = () => {
  const isDown = useRef(false)

  useEffect(() => {
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    const set = (down: boolean) => () => {
      isDown.current = down
    }
    window.addEventListener('pointerdown', set(true), options)
    for (const event of ['pointerup', 'pointercancel']) {
      window.addEventListener(event, set(false), options)
    }
    return () => gone.abort()
  }, [])

  return useCallback((act: () => void) => {
    if (!isDown.current) return act()
    window.addEventListener('pointerup', () => setTimeout(act), { once: true })
  }, [])
}
