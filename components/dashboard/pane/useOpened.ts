'use client'
import { useRef, useState } from 'react'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

/** The calls that answer one row with its details, and the collection of each. */
const COLLECTIONS = { application: 'applications', registration_details: 'registrations' } as const

/**
 * The open row of an applicant list: its details, and what staff do with it. Actions are sent one
 * after the other; what came of the last one is kept for the row that it belongs to.
 */
export const useOpened = <D>(
  call: keyof typeof COLLECTIONS,
  id: number,
  onLoaded: (details: D) => void,
) => {
  /** How often each row was changed. */
  const changes = useRef(new Map<number, number>())
  const loaded = useCall([call, id], async () => {
    for (;;) {
      const before = changes.current.get(id)
      const answer = await phpGet<D>(call, new URLSearchParams({ id: String(id) }))
      if (!answer.success) throw new Error('gone')
      // A change of this row was saved meanwhile, and this may be the state before it.
      if (changes.current.get(id) !== before) continue
      onLoaded(answer)
      return { id, details: answer as D } // phpGet's answer has it
    }
  })
  const [last, setLast] = useState<{ of: number; result: Result | null; said: string } | null>(null)
  const show = (of: number, result: Result | null) =>
    setLast((before) => ({ of, result, said: before?.of === of ? before.said : '' }))
  const say = (said: string) =>
    setLast((before) => ({ of: id, result: before?.of === id ? before.result : null, said }))
  const { run } = useAction(({ work }: { of: number; work: () => Promise<boolean> }) => work(), {
    queue: call,
    onFailed: ({ of }) => {
      const text = MESSAGES.saveFailed
      setLast({ of, result: { kind: 'error', text }, said: text })
    },
  })
  /** Resolves to whether the work was done. */
  const perform = async (work: () => Promise<boolean>) => {
    const counted = async () => {
      const isDone = await work()
      changes.current.set(id, (changes.current.get(id) ?? 0) + 1)
      return isDone
    }
    return (await run({ of: id, work: counted })) === true
  }

  return {
    details: loaded.data?.id === id ? loaded.data.details : null,
    hasFailed: loaded.hasFailed,
    reload: loaded.reload,
    change: (of: number, change: (details: D) => D) =>
      loaded.change((now) => (now.id === of ? { ...now, details: change(now.details) } : now)),
    result: last?.of === id ? last.result : null,
    /** What a screen reader announces. */
    said: last?.of === id ? last.said : '',
    show,
    say,
    perform,
    /** The person asked for no more messages, or for messages again. */
    setOptedOut: (opted_out: boolean): Promise<boolean> =>
      perform(async () => {
        const answer = await phpPost('opt_out', { of: COLLECTIONS[call], id, opted_out })
        show(id, resultOf(answer))
        if (answer.success) loaded.reload()
        return answer.success
      }),
  }
}
