'use client'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobFormValues, JobValues } from '@/collections/Jobs/shared/schema'
import { forgetDraft, readDraft, saveDraft } from '@/components/forms/draft/formDraft'

/** What was typed for a job and not saved: the initial values with the kept draft over them. */
export const useDraftedValues = (key: string | null, initial: JobFormValues) =>
  useState(() => {
    const values = { ...initial }
    const draft = key ? readDraft(key) : {}
    for (const name of fieldsOf(initial)) {
      const kept = draft[name]
      if (typeof kept === 'string') values[name] = kept
    }
    return { values, isRestored: fieldsOf(initial).some((name) => values[name] !== initial[name]) }
  })[0]

/**
 * Keeps what is typed until it is saved, through a lost session too. Answers how to forget it.
 */
export const useDraftKeeping = (
  key: string | null,
  initial: JobFormValues,
  form: UseFormReturn<JobValues>,
) => {
  const isOver = useRef(false)
  useEffect(() => {
    if (!key) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOver.current) return
        const isChanged = fieldsOf(initial).some((name) => values[name] !== initial[name])
        if (isChanged) saveDraft(key, values)
        else forgetDraft(key)
      },
    })
  }, [key, initial, form])

  return {
    /** After saving: nothing is kept any more. */
    end: () => {
      isOver.current = true
      if (key) forgetDraft(key)
    },
  }
}

const fieldsOf = (values: JobFormValues) => Object.keys(values) as (keyof JobFormValues)[] // its own keys
