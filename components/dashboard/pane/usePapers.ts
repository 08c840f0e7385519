'use client'
import { useState } from 'react'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import type { PaperJson } from '@/collections/Papers/shared/papers'
import type { PaperValues } from '@/collections/Papers/shared/schema'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useCall } from '@/components/dashboard/calls/useCall'
import { type PhpAnswer, phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Send = { call: 'paper_save' | 'paper_delete' | 'paper_number'; body: object }
type Answer = PhpAnswer & { papers?: PaperJson[]; number?: string }

export type Papers = ReturnType<typeof usePapers>

/** The papers of a selected person, by the id of the application. */
export const usePapers = (application: number) => {
  const [result, setResult] = useState<Result | null>(null)
  const { keyOf, answered } = useActionKey()
  const loaded = useCall(['papers', application], async () => {
    const query = new URLSearchParams({ application: String(application) })
    const answer = await phpGet<{ papers: PaperJson[]; copies: CopyJson[] }>('papers', query)
    if (!answer.success) throw new Error('gone')
    return { papers: answer.papers, copies: answer.copies }
  })
  const { run, isBusy } = useAction(
    ({ call, body }: Send): Promise<Answer> => phpPost(call, { application, ...body }),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  const send = async (call: Send['call'], body: object): Promise<Answer | null> => {
    setResult(null)
    const answer = await run({ call, body })
    const papers = answer?.papers
    if (papers) loaded.change((before) => ({ ...before, papers }))
    if (answer && !answer.errors && !answer.success) setResult(resultOf(answer))
    return answer
  }
  return {
    ...{ papers: loaded.data?.papers, copies: loaded.data?.copies ?? [], isBusy, result },
    ...{ hasFailed: loaded.hasFailed, reload: loaded.reload },
    showCopies: (copies: CopyJson[]) => loaded.change((before) => ({ ...before, copies })),
    /** Resolves to null when it is stored, else to the errors by field. */
    save: async (
      values: PaperValues,
      paper: PaperJson | null,
    ): Promise<Record<string, string> | null> => {
      const which = paper ? { id: paper.id, changed_at: paper.changed_at } : { key: keyOf() }
      const answer = await send('paper_save', { ...values, ...which })
      if (answer) answered()
      return answer?.success ? null : (answer?.errors ?? {})
    },
    remove: async ({ id, changed_at }: PaperJson): Promise<boolean> =>
      (await send('paper_delete', { id, changed_at }))?.success === true,
    /** The number of a paper; null when it is refused. */
    show: async ({ id }: PaperJson): Promise<string | null> =>
      (await send('paper_number', { id }))?.number ?? null,
  }
}
