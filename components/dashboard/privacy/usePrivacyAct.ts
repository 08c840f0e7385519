'use client'
import { useState } from 'react'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { showToast } from '@/components/ui/Toast'
import { type PhpAnswer, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

/**
 * Sends what the office decided and tells what came of it; nothing is sent twice while one is on its
 * way. `act` answers null when it was refused, or failed, and says so itself.
 */
export const usePrivacyAct = () => {
  const sessionLost = useSessionLost()
  const [isSending, setIsSending] = useState(false)

  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (isSending) return null
    setIsSending(true)
    try {
      return await work()
    } catch (error) {
      if (!sessionLost(error)) showToast('error', MESSAGES.unforeseen)
      return null
    } finally {
      setIsSending(false)
    }
  }

  const act = <T>(name: string, body: object): Promise<(PhpAnswer & T) | null> =>
    run(async () => {
      const answer = await phpPost<T>(name, body)
      if (!answer.success) showToast('error', answer.message)
      return answer.success ? answer : null
    })

  return { isSending, act, run }
}
