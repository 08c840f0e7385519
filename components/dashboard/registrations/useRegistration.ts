'use client'
import { useRef, useState } from 'react'
import type { RegistrationDetails } from '@/collections/Registrations/shared/json'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Result = { of: number; kind: 'success' | 'error'; text: string }

type Change = { note: string } | { is_starred: boolean }

/** Everything of one registration, and what the office does with it. `onChange` gets it as it is then. */
export const useRegistration = (id: number, onChange: (details: RegistrationDetails) => void) => {
  const loaded = useLoaded(`registration ${id}`, () => load(id))
  const sessionLost = useSessionLost()
  const [result, setResult] = useState<Result | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const details = loaded.data?.registration.id === id ? loaded.data : null

  const take = (now: RegistrationDetails) => {
    loaded.change((before) => (before.registration.id === id ? now : before))
    onChange(now)
  }
  /** One after the other; resolves to whether it did what was asked. */
  const run = (work: () => Promise<{ success: boolean; message: string }>): Promise<boolean> => {
    const done = last.current.then(async () => {
      try {
        const { success, message } = await work()
        setResult({ of: id, kind: success ? 'success' : 'error', text: message })
        return success
      } catch (error) {
        if (!sessionLost(error)) setResult({ of: id, kind: 'error', text: MESSAGES.saveFailed })
        return false
      }
    })
    last.current = done
    return done
  }

  return {
    details,
    hasFailed: loaded.hasFailed,
    reload: loaded.reload,
    result: result?.of === id ? result : null,
    change: (change: Change) =>
      run(async () => {
        const body = { id, ...change }
        const answer = await phpPost<RegistrationDetails>('registration_update', body)
        if (answer.success) take(answer)
        return answer
      }),
    /** The person asked for no more messages, or for messages again. */
    setOptedOut: (opted_out: boolean) =>
      run(async () => {
        const answer = await phpPost('opt_out', { of: 'registrations', id, opted_out })
        if (answer.success) take(await load(id))
        return answer
      }),
  }
}

const load = async (id: number): Promise<RegistrationDetails> => {
  const query = new URLSearchParams({ id: String(id) })
  const answer = await phpGet<RegistrationDetails>('registration_details', query)
  if (!answer.success) throw new Error('gone')
  return answer
}
