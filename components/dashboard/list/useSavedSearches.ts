'use client'
import { useState } from 'react'
import type { SearchJson } from '@/collections/Searches/shared/json'
import type { SearchChange } from '@/collections/Searches/shared/schema'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { showToast } from '@/components/ui/Toast'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Answer = { searches: SearchJson[] }

/** The saved searches of the account, of every panel, and their changes. */
export const useSavedSearches = () => {
  const { data, hasFailed, reload, change } = useCall(['saved_searches'], () =>
    phpGet<Answer>('saved_searches'),
  )
  const [failure, setFailure] = useState('')
  const { run, isBusy } = useAction(
    (wanted: SearchChange) => phpPost<Answer>('saved_searches', wanted),
    { onFailed: () => setFailure(MESSAGES.saveFailed) },
  )
  return {
    searches: data?.searches ?? null,
    hasFailed,
    reload,
    isSending: isBusy,
    /** Why the last change was not made. */
    failure,
    forget: () => setFailure(''),
    /** Resolves to whether the change was made. */
    send: async (wanted: SearchChange): Promise<boolean> => {
      setFailure('')
      const answer = await run(wanted)
      if (!answer) return false
      if (!answer.success) {
        setFailure(answer.message)
        // It may be gone because another device has changed the searches.
        reload()
        return false
      }
      change((before) => ({ ...before, searches: answer.searches }))
      showToast('success', answer.message)
      return true
    },
  }
}

export type SavedSearchesState = ReturnType<typeof useSavedSearches>
