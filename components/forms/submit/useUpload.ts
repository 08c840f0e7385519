'use client'
import { useRef, useState } from 'react'
import { type PhpAnswer, type Progress, phpUpload } from '@/lib/client/phpClient'

/** A response; `lost` when no readable response came; `stopped` by the candidate. */
export type UploadResult = PhpAnswer | 'lost' | 'stopped'

/**
 * Sends a form to an endpoint with progress, and lets the candidate stop it. Never throws. `refusals`:
 * statuses whose answer says why; any other is as if no answer came.
 */
export const useUpload = (call: string, refusals?: readonly number[]) => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const controller = useRef<AbortController>(null)

  const send = async (body: FormData): Promise<UploadResult> => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setProgress({ sent: 0, total: 0 })
    try {
      return await phpUpload(call, body, setProgress, signal, refusals)
    } catch {
      return signal.aborted ? 'stopped' : 'lost'
    } finally {
      setProgress(null)
    }
  }
  return { progress, send, stop: () => controller.current?.abort() }
}
