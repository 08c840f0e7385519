'use client'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetSlip, keepSlip, readSlip, type Slip } from '@/components/forms/confirmation/keptSlip'
import { without } from '@/components/forms/draft/useDraft'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { MESSAGES } from '@/lib/shared/messages'
import { AGAIN_PARAMETER } from '@/lib/shared/query'
import { toast } from './lazyToast'
import { type UploadResult, useUpload } from './useUpload'

/** A form that was sent: what the confirmation shows. */
export type Sent = Slip & {
  values: Record<string, unknown>
  /** It was sent on an earlier visit of this page. */
  isEarlier: boolean
}

type Options = {
  form: UseFormReturn<FieldValues>
  /** The endpoint, without `.php`. */
  call: string
  names: readonly string[]
  unsent: readonly string[]
  /** Where this browser keeps the confirmation, so that it survives a reload; null to keep none. */
  slipKey: string | null
  outcome: FormOutcome | null
  /** `failed`: no response came. `refused`: a refusal without a message of its own. */
  messages: { failed: string; refused: string }
  /** Statuses besides 200 whose message is shown. */
  refusals?: readonly number[]
  hasToasts: boolean
  /** Says a message in the language of the form. */
  translate: (message: string) => string
  onEmptied: () => void
}

/**
 * Sending a form: one upload at a time, which can be stopped and repeated. Only success empties the
 * form (docs/product.md §4.6).
 */
export const useSubmission = (options: Options) => {
  const { form, names, unsent, outcome, messages, slipKey } = options
  const isRefused = outcome?.success === false
  const [message, setMessage] = useState(
    isRefused && Object.keys(outcome.errors).length === 0 ? outcome.message : '',
  )
  const [refusals, setRefusals] = useState(isRefused ? 1 : 0)
  const [isUnsent, setUnsent] = useState(false)
  const [sent, setSent] = useState<Sent | null>(
    outcome?.success
      ? { ...outcome, statusUrl: outcome.status_url, values: {}, isEarlier: false }
      : null,
  )
  useEffect(() => {
    if (slipKey === null) return
    if (wantsAnother()) return forgetSlip(slipKey)
    const slip = readSlip(slipKey)
    if (slip) setSent((before) => before ?? { ...slip, values: {}, isEarlier: true })
  }, [slipKey])
  const upload = useUpload(options.call, options.refusals)
  const isBusy = useRef(false)

  const notify = (kind: 'success' | 'error', text: string) => {
    if (options.hasToasts) void toast(kind, options.translate(text))
  }

  const refuse = (text: string, fields: Record<string, string> = {}) => {
    const known = Object.entries(fields).filter(([name]) => names.includes(name))
    for (const [name, error] of known) form.setError(name, { type: 'server', message: error })
    setMessage(known.length > 0 ? '' : text)
    setRefusals((count) => count + 1)
  }

  const fail = (result: UploadResult) => {
    const hasResponse = result !== 'lost' && result !== 'stopped'
    setUnsent(!hasResponse)
    if (result === 'stopped') return refuse(MESSAGES.sendingStopped)
    const text = hasResponse ? result.message || messages.refused : messages.failed
    refuse(text, hasResponse ? result.errors : undefined)
    notify('error', text)
  }

  /**
   * One id for each filled-in form, stored in its draft: the server recognises a repeat after a lost
   * response. Browsers provide none without https; the server then compares the contents.
   */
  const submissionId = (): string => {
    const known = form.getValues('submission_id')
    if (known) return String(known)
    const id = globalThis.crypto.randomUUID?.() ?? ''
    form.setValue('submission_id', id)
    return id
  }

  const send = async (element: HTMLFormElement) => {
    const values = { ...form.getValues() }
    const body = new FormData(element)
    body.set('submission_id', submissionId())
    for (const name of unsent) body.delete(name)
    if (values.resume) body.set('resume', values.resume)
    setMessage('')
    setUnsent(false)
    const result = await upload.send(body)
    if (result === 'lost' || result === 'stopped' || !result.success) return fail(result)
    const slip = {
      message: result.message,
      reference: String(result.reference),
      statusUrl: String(result.status_url ?? ''),
      at: new Date().toISOString(),
    }
    empty()
    if (slipKey !== null) keepSlip(slipKey, slip)
    setSent({ ...slip, values: without(values, unsent), isEarlier: false })
    notify('success', result.message)
  }

  const empty = () => {
    const blank = [...names, 'country_iso2', 'submission_id'].map((name) => [name, ''])
    form.reset({ ...Object.fromEntries(blank), resume: undefined }, { keepFieldsRef: true })
    options.onEmptied()
    setRefusals(0)
    setUnsent(false)
  }

  return {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isBusy.current) return
      isBusy.current = true
      const element = event.currentTarget
      const submit = form.handleSubmit(
        () => send(element),
        () => refuse(''),
      )
      submit(event).finally(() => {
        isBusy.current = false
      })
    },
    /** Empties the form and its draft. */
    discard: () => {
      setMessage('')
      empty()
    },
    sent,
    /** Removes the confirmation from this browser. */
    forgetSent: () => {
      if (slipKey !== null) forgetSlip(slipKey)
      setSent(null)
    },
    /** The running upload, or null. */
    upload: upload.progress && { progress: upload.progress, onStop: upload.stop },
    /** Why the last submit failed. `refusals` counts the failed submits; `isUnsent`: no response came. */
    failure: { message, refusals, isUnsent },
  }
}

/** Whether the page was opened by "Send another"; takes that out of the address, for later reloads. */
const wantsAnother = (): boolean => {
  const url = new URL(location.href)
  if (!url.searchParams.has(AGAIN_PARAMETER)) return false
  url.searchParams.delete(AGAIN_PARAMETER)
  history.replaceState(history.state, '', url)
  return true
}
