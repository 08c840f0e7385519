'use client'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'

export type Loaded<T> = {
  /** What came last; it stays while the next is awaited, so that nothing jumps. */
  data: T | null
  isLoading: boolean
  hasFailed: boolean
  reload: () => void
  /** Changes what is shown without asking the server. */
  change: (change: (data: T) => T) => void
}

/** Loads something for a key, and anew when the key changes; late answers are dropped. Null loads nothing. */
export const useLoaded = <T>(key: string | null, load: () => Promise<T>): Loaded<T> => {
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<{ run: string; data: T | null; hasFailed: boolean }>({
    run: '',
    data: null,
    hasFailed: false,
  })
  const run = key === null ? '' : `${tries} ${key}`
  const sessionLost = useSessionLost()
  const latest = useEffectEvent(load)

  useEffect(() => {
    if (run === '') return
    let isCurrent = true
    latest().then(
      (data) => isCurrent && setLoaded({ run, data, hasFailed: false }),
      (error) => {
        if (!isCurrent || sessionLost(error)) return
        setLoaded(({ data }) => ({ run, data, hasFailed: true }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [run, sessionLost])

  return {
    data: loaded.data,
    isLoading: run !== loaded.run,
    hasFailed: run === loaded.run && loaded.hasFailed,
    reload: useCallback(() => setTries((before) => before + 1), []),
    change: useCallback(
      (change) => setLoaded((before) => ({ ...before, data: before.data && change(before.data) })),
      [],
    ),
  }
}
