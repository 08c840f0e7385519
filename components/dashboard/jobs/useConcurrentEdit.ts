'use client'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SPECIFIED_FIELDS } from '@/collections/Jobs/shared/fields'
import { type JobJson, jobFormValues, optionalWords } from '@/collections/Jobs/shared/json'
import { mergeEdits } from '@/collections/Jobs/shared/mergeEdits'
import type { JobFormValues, JobValues } from '@/collections/Jobs/shared/schema'
import { keysOf } from '@/lib/shared/objects'

const SHOWN_CHARS = 80

/**
 * What becomes of a form when somebody else has saved its job meanwhile. `changed_at` is that of the
 * job as loaded; `began` is that of the job from which the values in the form were edited, which is
 * older when they were restored from a draft.
 */
export const useConcurrentEdit = (
  form: UseFormReturn<JobValues>,
  initial: JobFormValues,
  changed_at: string | undefined,
) => {
  const began = useRef(changed_at)
  const loaded = useRef({ values: initial, changed_at })

  /**
   * Puts into the form what somebody else has changed and the form has not. Returns a message for
   * each field that differs from what was typed or seen here; what both have changed keeps the own
   * value.
   */
  const takeOver = (job: JobJson): Record<string, string> => {
    const { values, changed_at: loadedAt } = loaded.current
    const current = jobFormValues(job)
    const base = began.current === loadedAt ? values : null
    const { theirs, clashes } = mergeEdits(base, current, form.getValues())
    for (const name of keysOf(theirs)) form.setValue(name, current[name])
    began.current = job.changed_at
    loaded.current = { values: current, changed_at: job.changed_at }
    return Object.fromEntries([
      ...keysOf(theirs).map((name) => [name, TAKEN_OVER]),
      ...clashes.map((name) => [name, clashOf(name, job)]),
    ])
  }

  /** The form has the values of the loaded job again. */
  const restart = () => {
    began.current = loaded.current.changed_at
    form.reset(loaded.current.values)
  }

  return { began, takeOver, restart }
}

const TAKEN_OVER = 'Someone else has written this meanwhile'

type Name = keyof JobFormValues

const clashOf = (name: Name, job: JobJson): string => {
  const words = wordsOf(name, job)
  const shown = words.length > SHOWN_CHARS ? `${words.slice(0, SHOWN_CHARS)}…` : words
  return `Now stored: “${shown}”. Save again to replace it`
}

const wordsOf = (name: Name, job: JobJson): string => {
  if (name === 'country_id') return job.name
  return isSpecified(name) ? String(job[name]) : optionalWords(name, job)
}

const isSpecified = (name: Name): name is keyof typeof SPECIFIED_FIELDS =>
  Object.hasOwn(SPECIFIED_FIELDS, name)
