'use client'
import { useCallback, useEffect, useRef } from 'react'

/** Runs a function after a delay, unless the user has left the screen by then. */
export const useDelayed = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((run: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])
}
