'use client'
import { useState } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import type { Selection } from '@/components/dashboard/list/useSelection'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { phpPost } from '@/lib/client/phpClient'

export type Bulk = ReturnType<typeof useBulk>

type Result = { kind: 'success' | 'error'; text: string }

const FAILED = 'The applicants could not be moved. Please try again.'

/**
 * Moves many applicants to a stage, and takes the last move back, also after one was on another panel.
 * `onDone` loads the list anew.
 */
export const useBulk = (filters: Record<string, string>, onDone: () => void) => {
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const { lastMove, setLastMove } = useOffice()
  const sessionLost = useSessionLost()

  const send = async (body: object) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { success, message, batch } = await phpPost<{ batch?: string }>(
        'application_update',
        body,
      )
      if (success) setLastMove(batch ? { batch, text: message } : null)
      setResult(batch ? null : { kind: success ? 'success' : 'error', text: message })
      onDone()
    } catch (error) {
      if (!sessionLost(error)) setResult({ kind: 'error', text: FAILED })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    result,
    /** Until it is taken back, or another one is made. */
    lastMove,
    move: (selection: Selection, expected: number, stage: Stage) =>
      send(selection.isAll ? { filters, expected, stage } : { ids: [...selection.ids], stage }),
    undo: () => lastMove && send({ undo: lastMove.batch }),
  }
}
