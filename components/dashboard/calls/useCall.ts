'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { NotAuthenticated } from '@/lib/client/phpClient'

export type Loaded<T> = {
  /** The last answer; it stays while the next one is loading, so that nothing jumps. */
  data: T | null
  isLoading: boolean
  hasFailed: boolean
  reload: () => void
  /** Changes what is shown without asking the server. */
  change: (change: (data: T) => T) => void
}

/**
 * Reads a call: once for each key, and again on `reload`. The key names the call and what it is
 * asked for. Answers to an earlier key are dropped; a null key loads nothing. A lost session leads
 * to /login (DashboardQueries) and counts as still loading.
 */
export const useCall = <T>(key: readonly unknown[] | null, load: () => Promise<T>): Loaded<T> => {
  const client = useQueryClient()
  const [reloads, setReloads] = useState(0)
  const [shown, setShown] = useState<T | null>(null)
  const queryKey = [...(key ?? []), reloads]
  const { data, error, isFetching } = useQuery({ queryKey, queryFn: load, enabled: key !== null })
  if (data !== undefined && data !== shown) setShown(() => data)
  // A change may come late, from a call that was sent when the key was another.
  const currentKey = useRef(queryKey)
  currentKey.current = queryKey
  const isLost = error instanceof NotAuthenticated

  return {
    data: data ?? shown,
    isLoading: isFetching || isLost,
    hasFailed: error !== null && !isFetching && !isLost,
    reload: useCallback(() => setReloads((before) => before + 1), []),
    change: useCallback(
      (change) => {
        client.setQueryData<T>(currentKey.current, (now) => now && change(now))
        setShown((now) => now && change(now))
      },
      [client],
    ),
  }
}
