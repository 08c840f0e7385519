'use client'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback, but delays it while a mouse button is pressed. An error
 * that appears when a field loses focus moves what is below it, and the click that took the focus
 * would miss its button.
 */
export const useAfterClick = () => {
  const isPressed = useRef(false)

  useEffect(() => {
    const unmounted = new AbortController()
    const options = { capture: true, signal: unmounted.signal }
    const setPressed = (value: boolean) => () => {
      isPressed.current = value
    }
    window.addEventListener('pointerdown', setPressed(true), options)
    for (const event of ['pointerup', 'pointercancel']) {
      window.addEventListener(event, setPressed(false), options)
    }
    return () => unmounted.abort()
  }, [])

  return useCallback((callback: () => void) => {
    if (!isPressed.current) return callback()
    window.addEventListener('pointerup', () => setTimeout(callback), { once: true })
  }, [])
}
