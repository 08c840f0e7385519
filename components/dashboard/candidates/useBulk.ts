'use client'
import { useState } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { phpPost } from '@/lib/client/phpClient'
import type { Selection } from './useSelection'

export type Bulk = ReturnType<typeof useBulk>

const FAILED = 'The applicants could not be moved. Please try again.'

/**
 * Moves many applicants to a stage, and undoes the last move, also after another panel was open.
 * `onDone` is called after each answer, to load the list again.
 */
export const useBulk = (filters: Record<string, string>, onDone: () => void) => {
  const [result, setResult] = useState<Result | null>(null)
  const { lastMove, setLastMove } = useOffice()
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ batch?: string }>('application_update', body),
    { onFailed: () => setResult({ kind: 'error', text: FAILED }) },
  )

  const send = async (body: object) => {
    const answer = await run(body)
    if (!answer) return
    const { success, message, batch } = answer
    if (success) setLastMove(batch ? { batch, text: message } : null)
    setResult(batch ? null : resultOf(answer))
    onDone()
  }

  return {
    isBusy,
    result,
    /** The last move, until it is undone or another one follows. */
    lastMove,
    move: (selection: Selection, expected: number, stage: Stage) =>
      send(selection.isAll ? { filters, expected, stage } : { ids: [...selection.ids], stage }),
    undo: () => lastMove && send({ undo: lastMove.batch }),
  }
}
