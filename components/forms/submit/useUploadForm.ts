'use client'
import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useKeptForm, without } from '@/components/forms/draft/useKeptForm'
import { goToNextField } from '@/components/ui/nextField'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { useAfterClick } from './useAfterClick'
import { type Outcome, useSending } from './useSending'

/** What a submit without scripts left for the page (lib/server/backToForm.ts). */
export type FormStart = {
  success: boolean
  message: string
  errors: Record<string, string>
  reference: string
  at: string
  values: Record<string, string>
}

/** What was sent and answered: enough for the slip. */
export type Sent = Pick<FormStart, 'message' | 'reference' | 'at'> & {
  values: Record<string, unknown>
}

type Options<Name extends string> = {
  call: string
  draftKey: string
  /** The fields in their order, which is that of the summary of errors. */
  names: readonly Name[]
  /** Brings the rules when the form is touched first. They may depend on what is filled in. */
  loadRules: () => Promise<(values: FieldValues) => z.ZodMiniType<FieldValues, FieldValues>>
  start: FormStart | null
  /** Shown when no answer came, and when a refusal has no message (docs/product.md §8.1). */
  messages: { failed: string; refused: string }
  /** Called beside what the page shows. */
  notify: (kind: 'success' | 'error', message: string) => void
  /** Fields that never leave the form: neither sent nor kept in the draft. */
  unsent?: readonly Name[]
  /** Stands before the fields' ids where the page may hold a second form. */
  idPrefix?: string
}

/**
 * A public form, with or without a resume and a country code: errors appear once a field was
 * touched, one upload runs at a time and can be stopped and repeated, the draft survives a reload.
 * Only success empties the form (docs/product.md §4.6).
 */
export const useUploadForm = <Name extends string>(options: Options<Name>) => {
  const { call, draftKey, names, start, messages, notify, unsent = NONE, idPrefix = '' } = options
  // Where they do not come, the connection is gone: the server judges alone.
  const rules = () => options.loadRules().catch(() => null)
  const [startErrors] = useState(() => asErrors(start?.errors))
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    // As the server does, and 2 KB less than @hookform/resolvers.
    resolver: async (values) => {
      const parsed = (await rules())?.(values).safeParse(values)
      if (!parsed) return { values, errors: {} }
      return parsed.success
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors: asErrors(fieldErrors(parsed.error)) }
    },
    shouldFocusError: false,
    errors: startErrors,
  })
  const isRefusedStart = start !== null && !start.success
  const [message, setMessage] = useState(
    isRefusedStart && Object.keys(startErrors).length === 0 ? start.message : '',
  )
  const [refusals, setRefusals] = useState(isRefusedStart ? 1 : 0)
  // What was sent last reached nobody, as far as we know.
  const [isUnsent, setUnsent] = useState(false)
  const sending = useSending(call)
  const [sent, setSent] = useState<Sent | null>(start?.success ? { ...start, values: {} } : null)
  const [isAwake, setAwake] = useState(false)
  const isBusy = useRef(false)
  const afterClick = useAfterClick()
  const { errors } = form.formState

  const kept = useKeptForm({
    form,
    draftKey,
    isOver: start?.success === true,
    unsent,
    hasFile: names.some((name) => name === 'resume'),
  })

  const refuse = (text: string, fields: Record<string, string> = {}) => {
    const known = Object.entries(fields).filter(([name]) => names.some((own) => own === name))
    for (const [name, error] of known) form.setError(name, { type: 'server', message: error })
    setMessage(known.length > 0 ? '' : text)
    setRefusals((count) => count + 1)
  }

  const upload = async (element: HTMLFormElement) => {
    const values = { ...form.getValues() }
    const body = new FormData(element)
    body.set('submission_id', submissionId())
    for (const name of unsent) body.delete(name)
    if (values.resume) body.set('resume', values.resume)
    setMessage('')
    setUnsent(false)
    const answer = await sending.send(body)
    if (answer === 'lost' || answer === 'stopped' || !answer.success) return fail(answer)
    const at = new Date().toISOString()
    empty()
    const reference = String(answer.reference)
    setSent({ message: answer.message, reference, at, values: without(values, unsent) })
    notify('success', answer.message)
  }

  const fail = (outcome: Outcome) => {
    const isAnswered = outcome !== 'lost' && outcome !== 'stopped'
    setUnsent(!isAnswered)
    if (outcome === 'stopped') return refuse(MESSAGES.sendingStopped)
    const text = isAnswered ? outcome.message || messages.refused : messages.failed
    refuse(text, isAnswered ? outcome.errors : undefined)
    notify('error', text)
  }

  /**
   * One for each filled form, kept with its draft: a repeat after a lost answer makes no second
   * row. Who changes something means another one (useKeptForm).
   */
  const submissionId = (): string => {
    const known = form.getValues('submission_id')
    if (known) return String(known)
    // Browsers have none without https; the server then tells a repeat by what it holds.
    const made = globalThis.crypto.randomUUID?.() ?? ''
    form.setValue('submission_id', made)
    return made
  }

  const empty = () => {
    const blank = [...names, 'country_iso2', 'submission_id'].map((name) => [name, ''])
    form.reset({ ...Object.fromEntries(blank), resume: undefined }, { keepFieldsRef: true })
    kept.forget()
    setRefusals(0)
    setUnsent(false)
  }

  const discard = () => {
    setMessage('')
    empty()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    const send = form.handleSubmit(
      () => upload(element),
      () => refuse(''),
    )
    send(event).finally(() => {
      isBusy.current = false
    })
  }

  const register = (name: Name) => {
    const { onBlur, ...rest } = form.register(name)
    return { ...rest, onBlur: (event: FocusEvent) => afterClick(() => void onBlur(event)) }
  }
  const leave = (name: string) => afterClick(() => void form.trigger(name))
  const errorOf = (name: Name) => messageOf(errors[name])
  const wake = () => {
    if (isAwake) return
    setAwake(true)
    void rules()
  }
  const shown = names.flatMap((name) => {
    const error = errorOf(name)
    return error ? [[idPrefix + name, error]] : []
  })

  return {
    /** For the form element. It posts by itself where there are no scripts. */
    formProps: {
      method: 'post',
      action: paths.php(call),
      encType: 'multipart/form-data',
      noValidate: true,
      onSubmit: submit,
      onFocus: wake,
      onPointerDown: wake,
      onKeyDown: goToNextField,
    },
    /** For a text field or a select. */
    field: (name: Name) => ({
      ...register(name),
      id: idPrefix + name,
      defaultValue: start?.values[name],
      error: errorOf(name),
      'aria-required': true as const,
      enterKeyHint: 'next' as const,
    }),
    /** For a box. */
    tick: (name: Name) => ({
      ...register(name),
      id: idPrefix + name,
      defaultChecked: Boolean(start?.values[name]),
      error: errorOf(name),
    }),
    /** For the drop zone. */
    resume: {
      name: 'resume',
      error: messageOf(errors.resume),
      file: form.watch('resume') as File | undefined, // set below only
      onFile: (file: File | undefined) => form.setValue('resume', file, TOUCHED),
      onRefused: (text: string) => form.setError('resume', { type: 'refused', message: text }),
      onLeave: () => leave('resume'),
      isKept: kept.isFileKept,
    },
    /** For the country code. */
    country: {
      error: messageOf(errors.country_code),
      startValue: start?.values.country_code,
      iso2: String(form.watch('country_iso2') ?? ''),
      onChoose: (iso2: string, country_code: string) => {
        form.setValue('country_iso2', iso2)
        form.setValue('country_code', country_code, TOUCHED)
      },
      onLeave: () => leave('country_code'),
      isAwake,
    },
    /** For the summary of errors: after a refused submit only. */
    summary: {
      errors: refusals > 0 ? Object.fromEntries(shown) : {},
      message,
      focusKey: refusals,
      isUnsent,
    },
    /** For the notice above the fields. */
    draft: { isRestored: kept.isRestored, onDiscard: discard },
    isAwake,
    /** What is on its way; null when nothing is being sent. */
    sending: sending.progress && { progress: sending.progress, onStop: sending.stop },
    isSending: sending.progress !== null,
    isRefusedStart,
    sent,
    watch: (name: Name) => form.watch(name),
  }
}

const NONE: readonly never[] = []

const TOUCHED = { shouldValidate: true, shouldTouch: true, shouldDirty: true } as const

const asErrors = (errors: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  )

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && error.message
    ? String(error.message)
    : undefined
