'use client'
import { useState } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { phpPost } from '@/lib/client/phpClient'
import type { Selection } from './useSelection'

type Asked = { text: string; back: number; body: object }

export type Bulk = ReturnType<typeof useBulk>

const FAILED = 'The applicants could not be moved. Please try again.'

/**
 * Moves many applicants to a stage, and undoes the last move, also after another panel was open.
 * `onDone` is called after each answer, to load the list again.
 */
export const useBulk = (filters: Record<string, string>, onDone: () => void) => {
  const [result, setResult] = useState<Result | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { lastMove, setLastMove } = useDashboard()
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ batch?: string; back?: number }>('application_update', body),
    { onFailed: () => setResult({ kind: 'error', text: FAILED }) },
  )

  const send = async (body: object) => {
    setAsked(null)
    const answer = await run(body)
    if (!answer) return
    const { success, message, batch, back } = answer
    if (back) {
      setResult(null)
      return setAsked({ text: message, back, body })
    }
    if (success) setLastMove(batch ? { batch, text: message } : null)
    setResult(batch ? null : resultOf(answer))
    onDone()
  }

  return {
    isBusy,
    result,
    /** The last move, until it is undone or another one follows. */
    lastMove,
    /** The move would take some back, and waits for a decision. */
    asked,
    decide: (back: 'move' | 'leave') => asked && send({ ...asked.body, back }),
    cancel: () => setAsked(null),
    move: (selection: Selection, expected: number, stage: Stage) =>
      send({
        ...(selection.isAll ? { filters, expected } : { ids: [...selection.ids] }),
        stage,
        back: 'ask',
      }),
    undo: () => lastMove && send({ undo: lastMove.batch }),
  }
}
