'use client'
import { useState } from 'react'
import type { RegistrationDetails } from '@/collections/Registrations/wire'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { useLoaded } from './useLoaded'
import { useSessionLost } from './useSessionLost'

type Result = { kind: 'success' | 'error'; text: string }

type Change = { note: string } | { is_starred: boolean }

/** Everything of one registration, and what the office does with it. `onChanged` gets it as it is then. */
export const useRegistration = (id: number, onChanged: (details: RegistrationDetails) => void) => {
  const query = new URLSearchParams({ id: String(id) })
  const loaded = useLoaded(`registration ${id}`, () => load(query))
  const sessionLost = useSessionLost()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)

  const take = (details: RegistrationDetails) => {
    loaded.change(() => details)
    onChanged(details)
  }
  /** Runs a call, one at a time; true when it did what was asked. */
  const run = async (work: () => Promise<Result>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      const done = await work()
      setResult(done)
      return done.kind === 'success'
    } catch (error) {
      if (!sessionLost(error)) setResult({ kind: 'error', text: MESSAGES.saveFailed })
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    details: loaded.data,
    hasFailed: loaded.hasFailed,
    reload: loaded.reload,
    isBusy,
    result,
    change: (change: Change) =>
      run(async () => {
        const body = { id, ...change }
        const answer = await phpPost<RegistrationDetails>('registration_update', body)
        if (answer.success) take(answer)
        return asResult(answer)
      }),
    /** The person asked for no more messages, or for messages again. */
    setOptedOut: (opted_out: boolean) =>
      run(async () => {
        const answer = await phpPost('opt_out', { of: 'registrations', id, opted_out })
        const details = answer.success ? await load(query) : null
        if (details) take(details)
        return asResult(answer)
      }),
  }
}

const load = async (query: URLSearchParams): Promise<RegistrationDetails | null> => {
  const answer = await phpGet<RegistrationDetails>('registration_details', query)
  return answer.success ? answer : null
}

const asResult = ({ success, message }: { success: boolean; message: string }): Result => ({
  kind: success ? 'success' : 'error',
  text: message,
})
