'use client'
import { useState } from 'react'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import type { CopyAskValues } from '@/collections/Papers/shared/copySchema'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { fetchFile } from '@/lib/client/download'
import { type PhpAnswer, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'

type Send = { call: 'paper_copy_ask' | 'paper_copy_delete'; body: object }
type Answer = PhpAnswer & { copies?: CopyJson[] }

export type Copies = ReturnType<typeof useCopies>

/** Asks for copies of papers, opens and deletes them; `application` is an id. */
export const useCopies = (application: number, onCopies: (copies: CopyJson[]) => void) => {
  const [result, setResult] = useState<Result | null>(null)
  const { keyOf, answered } = useActionKey()
  const change = useAction(
    ({ call, body }: Send): Promise<Answer> => phpPost(call, { application, ...body }),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  const file = useAction(
    async ({ id }: CopyJson): Promise<Blob> => {
      const body = { application, id }
      return (await fetchFile(paths.php('paper_copy_open'), { body })).blob()
    },
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.downloadFailed }) },
  )
  const send = async (call: Send['call'], body: object): Promise<Answer | null> => {
    setResult(null)
    const answer = await change.run({ call, body })
    if (answer?.copies) onCopies(answer.copies)
    if (answer && !answer.errors) setResult(resultOf(answer))
    return answer
  }
  return {
    ...{ result, isBusy: change.isBusy || file.isBusy },
    /** Resolves to null when it is asked, else to the errors by field. */
    ask: async (values: CopyAskValues): Promise<Record<string, string> | null> => {
      const key = keyOf(`${values.kind} ${values.reason}`)
      const answer = await send('paper_copy_ask', { ...values, key })
      if (answer) answered()
      return answer?.success ? null : (answer?.errors ?? {})
    },
    remove: async ({ id }: CopyJson): Promise<boolean> =>
      (await send('paper_copy_delete', { id }))?.success === true,
    /** The file of a copy, which is recorded; null when it is refused. */
    open: (copy: CopyJson): Promise<Blob | null> => {
      setResult(null)
      return file.run(copy)
    },
  }
}
