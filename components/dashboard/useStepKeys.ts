'use client'
import { useEffect, useEffectEvent } from 'react'

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 }

/** Walks through a list by the keys j (next) and k (previous), wherever no text is typed. */
export const useStepKeys = (onStep: ((by: 1 | -1) => void) | undefined): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || !onStep || event.ctrlKey || event.metaKey || event.altKey) return
    const isTyping =
      event.target instanceof Element && event.target.closest('input, select, textarea, dialog')
    if (isTyping) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
