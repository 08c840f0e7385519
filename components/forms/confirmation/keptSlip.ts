'use client'
import { draftName, forgetDraft, readDraft, saveDraft } from '@/components/forms/draft/formDraft'

/** What a browser keeps of a sent form for one day: nothing that was typed. */
export type Slip = { message: string; reference: string; statusUrl: string; at: string }

const keyOf = (form: string): string => `sent-${form}`

/** The name of a slip in local storage. */
export const slipName = (form: string): string => draftName(keyOf(form))

/** The slip of a form that this browser sent within a day; null without one. */
export const readSlip = (form: string): Slip | null => {
  const { message, reference, statusUrl = '', at } = readDraft(keyOf(form))
  return typeof message === 'string' &&
    typeof reference === 'string' &&
    typeof statusUrl === 'string' &&
    typeof at === 'string'
    ? { message, reference, statusUrl, at }
    : null
}

export const keepSlip = (form: string, slip: Slip): void => saveDraft(keyOf(form), slip)

export const forgetSlip = (form: string): void => forgetDraft(keyOf(form))
