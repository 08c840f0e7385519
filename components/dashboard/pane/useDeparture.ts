'use client'
import { useState } from 'react'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

export type Departure = ReturnType<typeof useDeparture>

/** The way of a selected person, and what staff enter. `onSaved` is called after each change. */
export const useDeparture = (id: number, onSaved?: () => void) => {
  const [result, setResult] = useState<Result | null>(null)
  const loaded = useCall(['departure', id], async () => {
    const query = new URLSearchParams({ id: String(id) })
    const answer = await phpGet<{ departure: DepartureJson }>('departure', query)
    if (!answer.success) throw new Error('gone')
    return answer.departure
  })
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ departure?: DepartureJson }>('departure_save', body),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  const departure = loaded.data?.id === id ? loaded.data : null
  return {
    departure,
    hasFailed: loaded.hasFailed,
    reload: loaded.reload,
    isBusy,
    result,
    /** Resolves to null when it is stored, else to the errors by field. */
    save: async (values: object): Promise<Record<string, string> | null> => {
      if (!departure) return {}
      setResult(null)
      const answer = await run({ id, changed_at: departure.changed_at, ...values })
      if (!answer) return {}
      const { departure: current } = answer
      if (current) loaded.change(() => current)
      if (!answer.errors) setResult(answer.success ? null : resultOf(answer))
      if (answer.success) onSaved?.()
      return answer.success ? null : (answer.errors ?? {})
    },
  }
}
