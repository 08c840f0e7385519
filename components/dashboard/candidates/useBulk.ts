'use client'
import { useState } from 'react'
import type { Stage } from '@/collections/Applications/stages'
import { phpPost } from '@/lib/client/phpClient'
import type { Selection } from '../list/useSelection'
import { useSessionLost } from '../shell/useSessionLost'

export type Bulk = ReturnType<typeof useBulk>

type Result = { kind: 'success' | 'error'; text: string; batch?: string }

const FAILED = 'The applicants could not be moved. Please try again.'

/** Moves many applicants to a stage, and takes the last move back. `onDone` loads the list anew. */
export const useBulk = (filters: Record<string, string>, onDone: () => void) => {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const sessionLost = useSessionLost()

  const send = async (body: object) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { success, message, batch } = await phpPost<{ batch?: string }>(
        'application_update',
        body,
      )
      setResult({ kind: success ? 'success' : 'error', text: message, batch })
      onDone()
    } catch (error) {
      if (!sessionLost(error)) {
        // A move that was done before stays within reach.
        setResult((before) => ({ kind: 'error', text: FAILED, batch: before?.batch }))
      }
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    result,
    move: (selection: Selection, expected: number, stage: Stage) =>
      send(selection.isAll ? { filters, expected, stage } : { ids: [...selection.ids], stage }),
    undo: () => result?.batch && send({ undo: result.batch }),
  }
}
