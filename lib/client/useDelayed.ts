'use client'
import { useCallback, useEffect, useRef } from 'react'

/** Runs something after a delay, unless the screen is left before: nobody is pulled back. */
export const useDelayed = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((run: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])
}
