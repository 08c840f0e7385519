'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/lib/client/useHydrated'
import { useMedia } from '@/lib/client/useMedia'

type Choice = 'play' | 'pause'

const CHOICE_KEY = 'film'
const IDLE_WITHIN_MS = 4000
/** Wait in browsers without requestIdleCallback (Safari). */
const IDLE_GUESS_MS = 500

/**
 * When the video runs. `isOn`: the button's state. `isStarted`: the video may be loaded. `isPlaying`:
 * on, in view and on a visible page.
 */
export const useFilm = () => {
  const stage = useRef<HTMLDivElement>(null)
  const isInView = useInView(stage)
  const isIdle = useIdle()
  const isHydrated = useHydrated()
  const isMotionReduced = useMedia('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<Choice>()
  const [hasFailed, setFailed] = useState(false)
  const [isLoaded, setLoaded] = useState(false)

  const isUnasked =
    isHydrated && !isMotionReduced && !savesData() && readChoice() !== 'pause' && !choice
  const isOn = !hasFailed && (isUnasked || choice === 'play')
  const isPlaying = isOn && isInView
  if (isPlaying && !isLoaded && (isIdle || choice)) setLoaded(true)

  const toggle = () => {
    const next = isOn ? 'pause' : 'play'
    setFailed(false)
    setChoice(next)
    keepChoice(next)
  }
  const fail = useCallback(() => setFailed(true), [])

  return { stage, isOn, isStarted: isLoaded && !hasFailed, isPlaying, toggle, fail }
}

const readChoice = (): string | null => {
  try {
    return localStorage.getItem(CHOICE_KEY)
  } catch {
    return null
  }
}

const keepChoice = (choice: Choice) => {
  try {
    localStorage.setItem(CHOICE_KEY, choice)
  } catch {
    // Storage is denied or full: the choice counts for this page view only.
  }
}

const savesData = () => {
  // Only Chromium has it; TypeScript's DOM types do not.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether at least a quarter is in view and the page is visible. */
const useInView = (box: RefObject<HTMLElement | null>): boolean => {
  const [isInView, setInView] = useState(false)
  const [isPageSeen, setPageSeen] = useState(true)

  useEffect(() => {
    // Browsers pause videos of hidden pages, and not all resume them.
    const onChange = () => setPageSeen(document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    )
    if (box.current) observer.observe(box.current)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [box])

  return isInView && isPageSeen
}

/** True once the page is loaded and the browser idle. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const handle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_WITHIN_MS })
        stop = () => cancelIdleCallback(handle)
        return
      }
      const handle = setTimeout(() => setIdle(true), IDLE_GUESS_MS)
      stop = () => clearTimeout(handle)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      stop()
    }
  }, [])

  return isIdle
}
