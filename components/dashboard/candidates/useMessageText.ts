'use client'
import { useRef, useState } from 'react'
import {
  fillIn,
  type MessageValues,
  messageProblem,
} from '@/collections/Applications/shared/messages'
import type { Stage } from '@/collections/Applications/shared/stages'
import { type MessageTemplateJson, templateFor } from '@/collections/MessageTemplates/shared/json'

export type Text = { subject: string; text: string }

/** Texts that were typed and not sent, by addressee and template: closing loses nothing. */
export type MessageDrafts = Map<string, Text>

export type MessageTo = {
  /** An application, or the batch of a bulk move. */
  to: number | string
  /** How many people that is. */
  count: number
  stage: Stage
  /** It begins with own words: a draft that was put there. */
  isOwn?: boolean
  /** Of one person: their values are filled in before the text is edited. */
  values?: MessageValues
}

const WHAT = { subject: 'Write the subject', text: 'Write the message' }

/** What staff write: begun with a template, or with nothing; kept as a draft until it was sent. */
export const useMessageText = (
  { to, stage, values, isOwn }: MessageTo,
  templates: readonly MessageTemplateJson[],
  drafts: MessageDrafts,
) => {
  const [chosen, setChosen] = useState(() =>
    isOwn ? null : (templateFor(stage, templates)?.id ?? null),
  )
  const [typed, setTyped] = useState<Record<string, Text>>({})
  const [wrong, setWrong] = useState<Partial<Text>>({})
  /** Of this text: sending it once more after a lost answer writes no second message. */
  const messageId = useRef<string | undefined>(undefined)
  const draftKey = draftOf(to, chosen)
  const template = templates.find(({ id }) => id === chosen)
  const text = typed[draftKey] ?? drafts.get(draftKey) ?? beginning(template, values)

  return {
    text,
    wrong,
    template,
    /** The id of the template; null for own words. */
    chosen,
    choose: (id: number | null) => {
      messageId.current = undefined
      setChosen(id)
      setWrong({})
    },
    type: (change: Partial<Text>) => {
      messageId.current = undefined
      const next = { ...text, ...change }
      drafts.set(draftKey, next)
      setTyped((before) => ({ ...before, [draftKey]: next }))
      setWrong({})
    },
    /** Whether these parts can be sent. Otherwise the fields say what is still to be written. */
    check: (...parts: (keyof Text)[]): boolean => {
      const found = parts.flatMap((part) => {
        const problem = text[part].trim() ? messageProblem(text[part]) : WHAT[part]
        return problem ? [[part, problem]] : []
      })
      setWrong(Object.fromEntries(found))
      return found.length === 0
    },
    /** Browsers have it on secure addresses only; without it, a repeat is not recognised. */
    messageId: (): string | undefined => {
      messageId.current ??= globalThis.crypto.randomUUID?.()
      return messageId.current
    },
    forget: () => drafts.delete(draftKey),
  }
}

/** The key of a draft: to whom, and the template that it began with. */
export const draftOf = (to: number | string, template: number | null): string => `${to} ${template}`

const beginning = (template?: MessageTemplateJson, values?: MessageValues): Text => {
  const { subject, text } = template ?? { subject: '', text: '' }
  if (!values) return { subject, text }
  return { subject: fillIn(subject, values), text: fillIn(text, values) }
}
