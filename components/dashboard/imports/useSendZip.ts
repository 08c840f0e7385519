'use client'
import { useState } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { MESSAGES } from '@/lib/shared/messages'
import { sendZip } from './sendZip'

/** Sends a ZIP; `sent` is the part that has arrived, null when none is being sent. */
export const useSendZip = () => {
  const [sent, setSent] = useState<number | null>(null)
  const { run } = useAction(({ id, zip }: { id: number; zip: File }) => sendZip(id, zip, setSent), {
    onFailed: () => undefined,
  })
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
