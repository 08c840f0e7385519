'use client'
import { showToast } from '@/components/ui/Toast'
import { type PhpAnswer, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { type PasswordQuestion, useAskPassword } from './passwordContext'
import { useAction } from './useAction'

const QUESTION: PasswordQuestion = {
  meaning:
    'This erases data, or changes what is erased. The other admins are told when many rows are erased.',
  action: 'Go on',
}

/**
 * Sends a decision of staff; nothing is sent while another one is not answered. When the server needs
 * the password, asks for it and sends the same again. `send` resolves to null when it was refused or
 * failed, which a toast says, and when the password was not given. `question`: why it is needed.
 */
export const useSend = (question = QUESTION) => {
  const ask = useAskPassword()
  const { run, isBusy } = useAction(
    ({ name, body }: { name: string; body: object }) => phpPost(name, body),
    { onFailed: () => showToast('error', MESSAGES.unforeseen) },
  )
  return {
    isSending: isBusy,
    send: async <T>(name: string, body: object): Promise<(PhpAnswer & T) | null> => {
      let answer = await run({ name, body })
      if (answer?.needs === 'password') {
        if (!(await ask(question))) return null
        answer = await run({ name, body })
      }
      if (answer && !answer.success) showToast('error', answer.message)
      return answer?.success ? (answer as PhpAnswer & T) : null // the caller names the JSON type
    },
  }
}
