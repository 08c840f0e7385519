'use client'
import { useState } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import type { Selection } from '@/components/dashboard/list/useSelection'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { phpPost } from '@/lib/client/phpClient'

type Move = { stage: Stage; back: 'ask' | 'move' | 'leave' }
type Asked = { text: string; back: number; body: Move }

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
    (body: object) =>
      phpPost<{ batch?: string; back?: number; count?: number }>('application_update', body),
    { onFailed: () => setResult({ kind: 'error', text: FAILED }) },
  )

  const send = async (body: Move | { undo: string }) => {
    setAsked(null)
    const answer = await run(body)
    if (!answer) return
    const { success, message, batch, back, count = 0 } = answer
    if (back && 'stage' in body) {
      setResult(null)
      return setAsked({ text: message, back, body })
    }
    const isMove = success && batch && 'stage' in body
    if (isMove) setLastMove({ batch, text: message, stage: body.stage, count })
    else if (success) setLastMove(null)
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
