'use client'
import { useState } from 'react'
import type { ChargeRefusalJson, EntryJson, LedgerJson } from '@/collections/Ledger/shared/json'
import type { ChargeValues, RefundValues } from '@/collections/Ledger/shared/schema'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useCall } from '@/components/dashboard/calls/useCall'
import { type PhpAnswer, phpGet, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Send = { call: 'ledger_charge' | 'ledger_refund'; body: object }
type Answer = PhpAnswer & { ledger?: LedgerJson; refusal?: ChargeRefusalJson }

/** Why something was not recorded: errors by field, or the rule of charges. */
export type NotRecorded = {
  /** False: nobody knows whether it was recorded; the ledger is loaded again. */
  isAnswered: boolean
  errors: Record<string, string>
  refusal: ChargeRefusalJson | null
}

export type Money = ReturnType<typeof useLedger>

/** The money of a selected person, by the id of the application. */
export const useLedger = (application: number) => {
  const [result, setResult] = useState<Result | null>(null)
  const { keyOf, answered } = useActionKey()
  const loaded = useCall(['ledger', application], async () => {
    const query = new URLSearchParams({ application: String(application) })
    const answer = await phpGet<{ ledger: LedgerJson }>('ledger', query)
    if (!answer.success) throw new Error('gone')
    return answer.ledger
  })
  const { run, isBusy } = useAction(
    ({ call, body }: Send): Promise<Answer> => phpPost(call, { application, ...body }),
    {
      onFailed: () => {
        setResult({ kind: 'error', text: MESSAGES.saveFailed })
        loaded.reload()
      },
    },
  )
  /** Resolves to null when it is recorded. */
  const send = async (call: Send['call'], body: object): Promise<NotRecorded | null> => {
    setResult(null)
    const answer = await run({ call, body: { ...body, key: keyOf(JSON.stringify(body)) } })
    if (!answer) return { isAnswered: false, errors: {}, refusal: null }
    answered()
    const { ledger, refusal = null, errors = {} } = answer
    if (ledger) loaded.change(() => ledger)
    if (answer.success || (!answer.errors && !refusal)) setResult(resultOf(answer))
    return answer.success ? null : { isAnswered: true, errors, refusal }
  }
  return {
    ...{ ledger: loaded.data, hasFailed: loaded.hasFailed, reload: loaded.reload, isBusy, result },
    /** `isHere`: the money came in although the rules forbid it. */
    charge: (values: ChargeValues, isHere: boolean) =>
      send('ledger_charge', { ...values, ...(isHere && { is_here: true }) }),
    refund: (values: RefundValues, { id }: Pick<EntryJson, 'id'>) =>
      send('ledger_refund', { ...values, entry: id }),
  }
}
