'use client'
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

// The library shows a change in the next task; a key pressed in between would see the old state.
notifyManager.setScheduler(queueMicrotask)

type Props = {
  /** Gets the error of every call that failed, whichever it was. */
  onError: (error: unknown) => void
  children: ReactNode
}

/**
 * The query client of the screens of staff (docs/adr/0020). Nothing is cached beyond the screen that shows it, and nothing is retried or loaded
 * again unasked: staff see what the server says now, and every read is in the audit trail.
 */
export const Queries = ({ onError, children }: Props) => {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError }),
        mutationCache: new MutationCache({ onError }),
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
