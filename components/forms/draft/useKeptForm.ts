'use client'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from './formDraft'
import { forgetFile, keepFile, keptFile } from './keptFile'

type Options = {
  form: UseFormReturn<FieldValues>
  draftKey: string
  /** It was sent without scripts: nothing is to be kept any more. */
  isOver: boolean
  unsent: readonly string[]
  hasFile: boolean
}

// Not typed by anybody.
const OURS = ['submission_id']

/**
 * Keeps what is filled into a form, and brings it back: after a reload, a closed tab, a lost
 * connection. The file too, where the browser has room for it.
 */
export const useKeptForm = ({ form, draftKey, isOver, unsent, hasFile }: Options) => {
  const [isRestored, setRestored] = useState(false)
  const [isFileKept, setFileKept] = useState(false)
  // Files are kept and forgotten in the order in which they were chosen and removed.
  const tail = useRef<Promise<unknown>>(Promise.resolve())
  const isRestoring = useRef(false)

  useEffect(() => {
    let isGone = false
    const withLock = (act: () => Promise<boolean>) => {
      tail.current = tail.current.then(act).then(
        (isKept) => !isGone && setFileKept(isKept),
        // The browser keeps no files here.
        () => !isGone && setFileKept(false),
      )
    }
    const keep = (file: unknown) =>
      withLock(async () => {
        if (!(file instanceof File)) await forgetFile(draftKey)
        else await keepFile(draftKey, file)
        return file instanceof File
      })
    const bringBack = async () => {
      const file = await keptFile(draftKey)
      if (isGone || !file || form.getValues('resume')) return false
      isRestoring.current = true
      form.setValue('resume', file)
      isRestoring.current = false
      setRestored(true)
      return true
    }

    if (isOver) {
      forgetDraft(draftKey)
      if (hasFile) keep(undefined)
    }
    const draft = Object.entries(readDraft(draftKey))
    for (const [name, value] of draft) {
      if (!form.getValues(name)) form.setValue(name, value)
    }
    setRestored(draft.some(([name]) => !OURS.includes(name)))
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        saveDraft(draftKey, without(values, unsent))
        if (!name || isRestoring.current) return
        if (name === 'resume') keep(values.resume)
        // Changed after a try whose answer was lost: to be taken as it is now.
        if (name !== 'submission_id' && values.submission_id) form.setValue('submission_id', '')
      },
    })
    if (hasFile && !isOver) withLock(bringBack)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [form, draftKey, isOver, unsent, hasFile])

  return {
    isRestored,
    isFileKept,
    /** After it was sent, or when it shall begin anew. */
    forget: () => {
      forgetDraft(draftKey)
      setRestored(false)
      setFileKept(false)
      if (hasFile) tail.current = tail.current.then(() => forgetFile(draftKey)).catch(() => {})
    },
  }
}

/** The values of a form but for some. */
export const without = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
