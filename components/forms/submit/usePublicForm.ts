'use client'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { slipName } from '@/components/forms/confirmation/keptSlip'
import { type Draft, draftName } from '@/components/forms/draft/formDraft'
import { useDraft } from '@/components/forms/draft/useDraft'
import { sayIn } from '@/components/forms/formWords'
import { goToNextField } from '@/components/ui/nextField'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import { useFieldProps } from './useFieldProps'
import { useSubmission } from './useSubmission'

type Options<Name extends string> = {
  /** The endpoint, without `.php`. */
  call: string
  draftKey: string
  /** The fields in the order of the error summary. */
  names: readonly Name[]
  /** Loads the schema when the form is first touched. It may depend on the values. */
  loadRules: () => Promise<(values: FieldValues) => z.ZodMiniType<FieldValues, FieldValues>>
  /** In another language than English. */
  words?: FormWords
  /** The result of a submit without scripts, or null. */
  outcome: FormOutcome | null
  /** What the form knows already; the visitor can change it. Must be the same on every render. */
  start?: Readonly<Partial<Record<Name, string>>>
  /** `failed`: no response came. `refused`: a refusal without a message of its own. */
  messages: { failed: string; refused: string }
  /** Statuses besides 200 whose message is shown, where docs/product.md §8.1 asks for no other. */
  refusals?: readonly number[]
  /** Fields that are validated, but neither sent nor stored in the draft. */
  unsent?: readonly Name[]
  /** Makes the fields' ids unique on a page with a second form. */
  idPrefix?: string
  /** The confirmation survives a reload, for a day. */
  keepsSlip?: boolean
  /** False in a dialog, which would cover the toasts. */
  hasToasts?: boolean
}

/** The state of a public form. */
export type PublicFormState<Name extends string> = ReturnType<typeof usePublicForm<Name>>

/**
 * The state of a public form, with or without a resume and a country code: validation by its schema,
 * sending, and a draft. Pass it to PublicForm and FormBody, and its props to the fields.
 */
export const usePublicForm = <Name extends string>(options: Options<Name>) => {
  const { names, outcome, unsent = NONE, idPrefix = '', hasToasts = true } = options
  const { translate } = sayIn(options.words)
  const slipKey = options.keepsSlip ? options.draftKey : null
  // If the schema cannot be loaded, the connection is lost: the server alone validates.
  const loadRules = () => options.loadRules().catch(() => null)
  const [startErrors] = useState(() => asFormErrors(outcome?.errors))
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    // Validates as the server does, and is 2 KB smaller than @hookform/resolvers.
    resolver: async (values) => {
      const parsed = (await loadRules())?.(values).safeParse(values)
      if (!parsed) return { values, errors: {} }
      return parsed.success
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors: asFormErrors(fieldErrors(parsed.error)) }
    },
    shouldFocusError: false,
    errors: startErrors,
  })
  const [isAwake, setAwake] = useState(false)
  const wake = () => {
    if (isAwake) return
    setAwake(true)
    void loadRules()
  }
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Who began to type before the scripts had started may focus nothing else for long.
    if (element.current?.matches(':focus-within')) setAwake(true)
  }, [])

  const draft = useDraft({
    form,
    key: options.draftKey,
    // Only what differs from it is a draft.
    initial: options.start as Readonly<Draft> | undefined,
    isSent: outcome?.success === true,
    excluded: unsent,
    fileName: names.find((name) => name === 'resume'),
    // A changed form is a new submission.
    onEdit: (name) => {
      if (name === 'submission_id' || !form.getValues('submission_id')) return
      form.setValue('submission_id', '')
    },
  })
  const { onSubmit, discard, sent, forgetSent, upload, failure } = useSubmission({
    ...options,
    form,
    unsent,
    slipKey,
    hasToasts,
    translate,
    onEmptied: draft.forget,
  })
  const { errorOf, ...fields } = useFieldProps<Name>({
    form,
    outcome,
    start: options.start,
    idPrefix,
    isAwake,
    isFileKept: draft.isFileKept,
    translate,
  })
  const shownErrors = names.flatMap((name) => {
    const error = errorOf(name)
    return error ? [[idPrefix + name, error]] : []
  })

  return {
    ...fields,
    isSending: upload !== null,
    /** For PublicForm and FormBody. */
    shell: {
      words: options.words,
      /** For the form element, which posts by itself where there are no scripts. */
      formProps: {
        ref: element,
        method: 'post',
        action: paths.php(options.call),
        encType: 'multipart/form-data',
        noValidate: true,
        onSubmit,
        onFocus: wake,
        onPointerDown: wake,
        onKeyDown: goToNextField,
      },
      draftName: draftName(options.draftKey),
      slipName: slipKey === null ? undefined : slipName(slipKey),
      draft: { isRestored: draft.isRestored, onDiscard: discard },
      summary: {
        errors: failure.refusals > 0 ? Object.fromEntries(shownErrors) : {},
        message: translate(failure.message),
        focusKey: failure.refusals,
        isUnsent: failure.isUnsent,
      },
      upload,
      sent,
      onForget: forgetSent,
      isAwake,
      hasToasts,
      idPrefix,
    },
  }
}

const NONE: readonly never[] = []

const asFormErrors = (errors: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  )
