'use client'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { fileDraft } from './fileDraft'
import { type Draft, forgetDraft, readDraft, saveDraft } from './formDraft'

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Null while the form is loading: nothing is stored or restored. */
  key: string | null
  /** The values of the untouched form, when it is mounted. Only other values are a draft. */
  initial?: Readonly<Draft>
  /** The form was sent: the draft is deleted, and no more is stored. */
  isSent: boolean
  /** Fields that are never stored, such as passwords. */
  excluded?: readonly string[]
  /** The field that holds a file, if any. */
  fileName?: string
  /**
   * Which state of a stored row was edited, as text: stored with the draft, and set when a draft is
   * restored.
   */
  began?: RefObject<string | undefined>
  /** Called when the user changes a field, not when the draft is restored. */
  onEdit?: (name: string) => void
}

/** Fields that are filled in without the visitor: these alone are no draft. */
const GENERATED = ['submission_id', 'country_code', 'country_iso2']

/** Where a draft keeps the state that was edited; no form has a field of this name. */
const BEGAN = 'draft_began_from'

/**
 * Stores what is filled into a form in this browser, its file included, and restores it after a
 * reload or a closed tab. Restored values never replace what was filled in before hydration.
 */
export const useDraft = <Values extends FieldValues>({
  form,
  key,
  initial: given = NO_VALUES,
  isSent,
  excluded = NO_NAMES,
  fileName,
  began,
  onEdit,
}: Options<Values>) => {
  const [initial] = useState(given)
  const [isRestored, setRestored] = useState(false)
  const [isFileKept, setFileKept] = useState(false)
  const openFile = useRef<ReturnType<typeof fileDraft>>(null)
  const edited = useEffectEvent((name: string) => onEdit?.(name))

  useEffect(() => {
    if (key === null) return
    const file = fileName ? fileDraft(key, setFileKept) : null
    openFile.current = file
    if (isSent) {
      forgetDraft(key)
      file?.forget()
      setRestored(false)
      return
    }
    // The names of a draft are those of the form that stored it.
    const get = (name: string): unknown => form.getValues(name as Path<Values>)
    const set = (name: string, value: unknown) =>
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)

    const { [BEGAN]: beganFrom, ...stored } = readDraft(key)
    const draft = Object.entries(stored).filter(([name, value]) => value !== initial[name])
    if (began && draft.length > 0 && typeof beganFrom === 'string') began.current = beganFrom
    for (const [name, value] of draft) {
      const current = get(name)
      if (!current || current === initial[name]) set(name, value)
    }
    setRestored(draft.some(([name]) => !GENERATED.includes(name)))

    let isRestoringFile = false
    const keep = (values: object) => {
      // Only what was changed: the rest may be older than the row by the next visit.
      const changed = Object.entries(values).filter(
        ([field, value]) => (value || '') !== (initial[field] || ''),
      )
      const kept = without(Object.fromEntries(changed), excluded)
      if (changed.every(([field]) => GENERATED.includes(field))) forgetDraft(key)
      else saveDraft(key, began ? { ...kept, [BEGAN]: began.current } : kept)
    }
    // What was filled in before the scripts ran.
    if (began === undefined) keep(form.getValues())
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        keep(values)
        if (!name || isRestoringFile) return
        if (name === fileName) {
          const chosen: unknown = values[name]
          if (chosen instanceof File) file?.save(chosen)
          else file?.forget()
        }
        edited(name)
      },
    })
    if (fileName) {
      file?.restore((stored) => {
        if (get(fileName)) return false
        isRestoringFile = true
        set(fileName, stored)
        isRestoringFile = false
        setRestored(true)
        return true
      })
    }
    return () => {
      file?.close()
      unsubscribe()
    }
  }, [form, key, initial, isSent, excluded, fileName, began])

  return {
    /** Whether the form shows values from an earlier visit. */
    isRestored,
    isFileKept,
    /** Deletes the draft, after sending or when the user discards it. */
    forget: () => {
      if (key !== null) forgetDraft(key)
      openFile.current?.forget()
      setRestored(false)
      setFileKept(false)
    },
  }
}

const NO_VALUES: Readonly<Draft> = {}
const NO_NAMES: readonly string[] = []

/** The values of a form except the named ones. */
export const without = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
