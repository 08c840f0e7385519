'use client'
import { useState } from 'react'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { DidYouSend, OpenInWhatsApp, type WhatsAppTo } from './WhatsAppPart'

type Props = {
  /** Of the application. */
  id: number
  to: WhatsAppTo & { text: string }
}

/** Asks somebody by hand who has not answered the questions, and notes the message at the application. */
export const AskByWhatsApp = ({ id, to }: Props) => {
  const { text } = to
  const [isOpened, setIsOpened] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const { keyOf, answered } = useActionKey()
  const { run, isBusy } = useAction((body: object) => phpPost('application_update', body), {
    onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }),
  })
  const note = async () => {
    const answer = await run({ whatsapp: id, message_id: keyOf(), text })
    if (!answer) return
    answered()
    setResult(resultOf(answer))
    if (answer.success) setIsOpened(false)
  }
  const notice = result && <Notice kind={result.kind}>{result.text}</Notice>
  if (isOpened) {
    return (
      <DidYouSend text={text} isBusy={isBusy} onYes={note} onNo={() => setIsOpened(false)}>
        {notice}
      </DidYouSend>
    )
  }
  return (
    <>
      {notice}
      <OpenInWhatsApp to={to} text={text} check={() => true} onOpened={() => setIsOpened(true)} />
    </>
  )
}
