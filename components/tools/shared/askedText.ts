import type { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/shared/languages'
import { mapValues } from '@/lib/shared/objects'
import type { English } from '@/messages/en'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/** The question of a tool as sentences of the screen `tools`. */
export type SaidQuestion = {
  sentences: readonly (keyof English['tools'])[]
  /** What stands in their slots. */
  slots: Readonly<Record<string, string>>
  /** The question of the form to which each tag in them belongs. */
  fields: Readonly<Record<string, string>>
}

/** Which sentences there are is known when the question is: tests ask every one for its slots. */
export const looseWords = (language: Language) =>
  wordsIn(language, 'tools') as unknown as ReturnType<
    typeof createTranslator<Record<string, string>>
  >

/** The question in sentences: the text to share. */
export const askedText = (
  { sentences, slots, fields }: SaidQuestion,
  { language }: PageWords,
): string => {
  const t = looseWords(language)
  const tags = mapValues(fields, () => (text: string) => text)
  return sentences.map((sentence) => t.markup(sentence, { ...slots, ...tags })).join(' ')
}
