'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fileDraft } from './fileDraft'
import { forgetDraft, readDraft, saveDraft } from './formDraft'

type Options = {
  form: UseFormReturn<FieldValues>
  key: string
  /** The form was sent without scripts: the draft is deleted. */
  isSent: boolean
  /** Fields that are never stored, such as passwords. */
  excluded: readonly string[]
  /** The field that holds a file, if any. */
  fileName?: string
  /** Called when the user changes a field, not when the draft is restored. */
  onEdit: (name: string) => void
}

/** A draft with only these fields is not worth telling the user about: nobody typed them. */
const GENERATED = ['submission_id']

/**
 * Stores what is filled into a form in this browser, the file included, and restores it after a
 * reload or a closed tab.
 */
export const useDraft = ({ form, key, isSent, excluded, fileName, onEdit }: Options) => {
  const [isRestored, setRestored] = useState(false)
  const [isFileKept, setFileKept] = useState(false)
  const openFile = useRef<ReturnType<typeof fileDraft>>(null)
  const edited = useEffectEvent(onEdit)

  useEffect(() => {
    const file = fileName ? fileDraft(key, setFileKept) : null
    openFile.current = file
    if (isSent) {
      forgetDraft(key)
      file?.forget()
    }
    const draft = Object.entries(readDraft(key))
    for (const [name, value] of draft) {
      if (!form.getValues(name)) form.setValue(name, value)
    }
    setRestored(draft.some(([name]) => !GENERATED.includes(name)))

    let isRestoringFile = false
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        saveDraft(key, without(values, excluded))
        if (!name || isRestoringFile) return
        if (name === fileName) {
          const chosen: unknown = values[name]
          if (chosen instanceof File) file?.save(chosen)
          else file?.forget()
        }
        edited(name)
      },
    })
    if (fileName && !isSent) {
      file?.restore((stored) => {
        if (form.getValues(fileName)) return false
        isRestoringFile = true
        form.setValue(fileName, stored)
        isRestoringFile = false
        setRestored(true)
        return true
      })
    }
    return () => {
      file?.close()
      unsubscribe()
    }
  }, [form, key, isSent, excluded, fileName])

  return {
    /** Whether the form shows values from an earlier visit. */
    isRestored,
    isFileKept,
    /** Deletes the draft, after sending or when the user discards it. */
    forget: () => {
      forgetDraft(key)
      openFile.current?.forget()
      setRestored(false)
      setFileKept(false)
    },
  }
}

/** The values of a form except the named ones. */
export const without = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
