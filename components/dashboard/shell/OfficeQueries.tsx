'use client'
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSessionLost } from './useSessionLost'

// The library shows a change in the next task; a key pressed in between would see the old state.
notifyManager.setScheduler(queueMicrotask)

/**
 * The query client of the dashboard. A call that finds the session lost leads to /login, whichever
 * call it was. Nothing is cached beyond the screen that shows it, and nothing is retried or loaded
 * again unasked: staff see what the server says now, and every read is in the audit trail.
 */
export const OfficeQueries = ({ children }: { children: ReactNode }) => {
  const sessionLost = useSessionLost()
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: sessionLost }),
        mutationCache: new MutationCache({ onError: sessionLost }),
        defaultOptions: {
          queries: {
            gcTime: 0,
            retry: false,
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
            // Offline, a call fails at once and says so.
            networkMode: 'always',
          },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
