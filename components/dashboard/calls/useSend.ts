'use client'
import { showToast } from '@/components/ui/Toast'
import { type PhpAnswer, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { useAction } from './useAction'

/**
 * Sends a decision of staff; nothing is sent while another one is not answered. `send` resolves to
 * null when it was refused or failed: a toast says so.
 */
export const useSend = () => {
  const { run, isBusy } = useAction(
    ({ name, body }: { name: string; body: object }) => phpPost(name, body),
    { onFailed: () => showToast('error', MESSAGES.unforeseen) },
  )
  return {
    isSending: isBusy,
    send: async <T>(name: string, body: object): Promise<(PhpAnswer & T) | null> => {
      const answer = await run({ name, body })
      if (answer && !answer.success) showToast('error', answer.message)
      return answer?.success ? (answer as PhpAnswer & T) : null // the caller names the JSON type
    },
  }
}
