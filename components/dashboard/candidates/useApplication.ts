'use client'
import { type RefObject, useRef, useState } from 'react'
import type { ApplicationDetails, ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { type PhpAnswer, phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Change = { stage?: Stage; is_starred?: boolean; note?: string }

type Answer = PhpAnswer & Partial<ApplicationDetails>

type Result = { of: number; kind: 'success' | 'error'; text: string }

/**
 * One application and its changes. They show at once and go back when they fail; one is sent after
 * the other, each with the revision that the one before it led to.
 */
export const useApplication = (
  row: ApplicationJson,
  onChange: (row: ApplicationJson) => void,
  /** Resolves when what was changed so far is stored, or refused. */
  sent: RefObject<Promise<unknown>>,
) => {
  const loaded = useLoaded(`application ${row.id}`, async () => {
    const answer = await phpGet<ApplicationDetails>(
      'application',
      new URLSearchParams({ id: String(row.id) }),
    )
    if (!answer.success) throw new Error('gone')
    if (waiting.current === 0) onChange(answer.application)
    return answer
  })
  const sessionLost = useSessionLost()
  const [result, setResult] = useState<Result | null>(null)
  const [said, setSaid] = useState<{ of: number; text: string } | null>(null)
  const waiting = useRef(0)
  /** The rows as the server last had them. */
  const stored = useRef(new Map<number, ApplicationJson>())
  const details = loaded.data?.application.id === row.id ? loaded.data : null

  const take = (answer: Answer): boolean => {
    const { application } = answer
    if (!application) return false
    stored.current.set(application.id, application)
    // What was changed since then is still on its way.
    if (waiting.current === 1) onChange(application)
    loaded.change((before) =>
      before.application.id === application.id ? { ...before, ...answer, application } : before,
    )
    return true
  }

  /** Says so, unless the session is over: then the login page does. Answers whether it is. */
  const failed = (of: number, error: unknown): boolean => {
    if (sessionLost(error)) return true
    setSaid({ of, text: MESSAGES.saveFailed })
    setResult({ of, kind: 'error', text: MESSAGES.saveFailed })
    return false
  }

  const post = async (of: ApplicationJson, change: Change): Promise<boolean> => {
    const before = stored.current.get(of.id) ?? of
    try {
      const answer: Answer = await phpPost('application_update', {
        id: of.id,
        revision: before.revision,
        ...change,
      })
      const isTaken = take(answer)
      if (!isTaken) onChange(before)
      setResult(answer.success ? null : { of: of.id, kind: 'error', text: answer.message })
      return isTaken
    } catch (error) {
      if (!failed(of.id, error)) onChange(before)
      return false
    }
  }

  /** Resolves to whether the change, or at least its note, is stored. */
  const send = (change: Change): Promise<boolean> => {
    const of = row
    const { note, ...shown } = change
    waiting.current++
    onChange({ ...of, ...shown, has_note: of.has_note || note !== undefined })
    const sending = sent.current
      .then(() => post(of, change))
      .finally(() => {
        waiting.current--
      })
    sent.current = sending
    return sending
  }

  const say = (text: string) => setSaid({ of: row.id, text })

  return {
    details,
    result: result?.of === row.id ? result : null,
    said: said?.of === row.id ? said.text : '',
    setStage: (stage: Stage) => {
      say(`Stage: ${STAGES[stage].label}`)
      if (stage !== row.stage) void send({ stage })
    },
    toggleStar: () => {
      say(row.is_starred ? 'Star taken away' : 'Starred')
      void send({ is_starred: !row.is_starred })
    },
    addNote: async (note: string): Promise<boolean> => {
      const isStored = await send({ note })
      if (isStored) say('Note saved')
      return isStored
    },
    /** The person asked for no more messages, or for messages again. */
    setOptedOut: (opted_out: boolean): Promise<boolean> => {
      const { id: of } = row
      const sending = sent.current.then(async () => {
        try {
          const { success, message } = await phpPost('opt_out', {
            of: 'applications',
            id: of,
            opted_out,
          })
          setResult({ of, kind: success ? 'success' : 'error', text: message })
          if (success) loaded.reload()
          return success
        } catch (error) {
          failed(of, error)
          return false
        }
      })
      sent.current = sending
      return sending
    },
  }
}
