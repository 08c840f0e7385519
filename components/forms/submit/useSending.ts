'use client'
import { useRef, useState } from 'react'
import { type PhpAnswer, type Progress, phpUpload } from '@/lib/client/phpClient'

/** What came of it: an answer; none that could be read; or the candidate stopped it. */
export type Outcome = PhpAnswer | 'lost' | 'stopped'

/** Sends a form to a call: how far it is, and a way to stop. */
export const useSending = (call: string) => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopper = useRef<AbortController>(null)

  const send = async (body: FormData): Promise<Outcome> => {
    const controller = new AbortController()
    stopper.current = controller
    setProgress({ sent: 0, total: 0 })
    try {
      return await phpUpload(call, body, setProgress, controller.signal)
    } catch {
      return controller.signal.aborted ? 'stopped' : 'lost'
    } finally {
      setProgress(null)
    }
  }
  return { progress, send, stop: () => stopper.current?.abort() }
}
