import { ENGLISH, isLanguage, type Language } from '@/lib/shared/languages'
import type { FormScreen } from '@/messages/translated'
import { formWords } from '@/messages/wordsIn'
import type { Answer } from './answers'

/** A form that is written in several languages, and says its own in the field `language`. */
export type Speaks = {
  /** Where the sentences of its answers are. */
  screens: readonly FormScreen[]
  /** Whether the site has a language. */
  isOn: (language: Language) => Promise<boolean>
}

/** The language that a form says; English when it says none, or one that the site does not have. */
export const languageOf = async (
  speaks: Speaks | undefined,
  raw: Record<string, unknown>,
): Promise<Language> =>
  speaks && isLanguage(raw.language) && (await speaks.isOn(raw.language)) ? raw.language : ENGLISH

/** An answer with its message and its errors in the language of the form. */
export const answerIn = (
  language: Language,
  speaks: Speaks | undefined,
  { status, body }: Answer,
): Answer => {
  const sentences = speaks && formWords(language, speaks.screens)?.sentences
  if (!sentences) return { status, body }
  const say = (text: unknown) => (typeof text === 'string' ? (sentences[text] ?? text) : text)
  const { message, errors } = body
  return {
    status,
    body: {
      ...body,
      message: say(message),
      ...(isRecord(errors) && {
        errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, say(text)])),
      }),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
