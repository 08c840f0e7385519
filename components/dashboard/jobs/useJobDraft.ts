'use client'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  JOB_FIELD_NAMES,
  type JobFormValues,
  type JobValues,
} from '@/collections/Jobs/shared/schema'
import { forgetDraft, readDraft, saveDraft } from '@/components/forms/draft/formDraft'

/** The initial values with the stored draft over them, and whether the draft changed any. */
export const useDraftedValues = (key: string | null, initial: JobFormValues) =>
  useState(() => {
    const values = { ...initial }
    const draft = key ? readDraft(key) : {}
    for (const name of JOB_FIELD_NAMES) {
      const kept = draft[name]
      if (typeof kept === 'string') values[name] = kept
    }
    return { values, isRestored: JOB_FIELD_NAMES.some((name) => values[name] !== initial[name]) }
  })[0]

/** Stores what is typed as a draft until the job is saved, also when the session is lost. */
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
        const isChanged = JOB_FIELD_NAMES.some((name) => values[name] !== initial[name])
        if (isChanged) saveDraft(key, values)
        else forgetDraft(key)
      },
    })
  }, [key, initial, form])

  return {
    /** Deletes the draft and stores no more: the job is saved. */
    end: () => {
      isOver.current = true
      if (key) forgetDraft(key)
    },
  }
}
