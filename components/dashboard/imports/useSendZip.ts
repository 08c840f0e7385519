'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { NotAuthenticated, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { sendZip } from './sendZip'

/** Before a piece is sent again: a connection that was lost needs a moment. */
const PAUSES_MS = [1000, 4000, 15_000]

/** Sends a ZIP, each piece again when the connection was lost; `sent` is the part that has arrived, null when none is being sent. */
export const useSendZip = () => {
  const [sent, setSent] = useState<number | null>(null)
  const { mutateAsync: sendPiece } = useMutation({
    mutationFn: (form: FormData) => phpPost<{ received: number }>('import_resumes', form),
    retry: (tries, error) => tries < PAUSES_MS.length && !(error instanceof NotAuthenticated),
    retryDelay: (tries) => PAUSES_MS[tries] ?? 0,
  })
  const { run } = useAction(
    ({ id, zip }: { id: number; zip: File }) => sendZip(id, zip, sendPiece, setSent),
    { onFailed: () => undefined },
  )
  return {
    sent,
    /** Why it was refused, or null. */
    send: async (id: number, zip: File): Promise<string | null> => {
      const answer = await run({ id, zip })
      setSent(null)
      return answer ? answer.problem : MESSAGES.unforeseen
    },
  }
}
