'use client'
import { createContext, useContext } from 'react'
import type { FormSentence, FormWords } from '@/messages/translated'

type Slots = Readonly<Record<string, string | number>>

const fill = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (slot, name) => String(slots[name] ?? slot))

/** What a form says in a language. The form's code has the English; without words it is said. */
export const sayIn = (words: FormWords | undefined) => {
  const translate = (text: string): string =>
    (words && Object.hasOwn(words.sentences, text) && words.sentences[text]) || text
  return {
    /** A sentence with its slots filled in. */
    say: (sentence: FormSentence, slots: Slots = {}): string => fill(translate(sentence), slots),
    /** A sentence with tagged parts: what is before, in and after each. */
    parts: (sentence: FormSentence, slots: Slots = {}): string[] =>
      translate(sentence)
        .split(/<\/?\w+>/)
        .map((part) => fill(part, slots)),
    /** A message of a rule or a call, which may be in the language already. */
    translate,
    /** The address of a page of this site in the language of the form. */
    pageAt: (path: string): string => (words ? `/${words.language}${path}` : path),
  }
}

const Words = createContext<FormWords | undefined>(undefined)

/** Gives the parts of a form its words. */
export const FormLanguage = Words.Provider

/** What the form around a part says; English outside of forms in another language. */
export const useSay = () => sayIn(useContext(Words))

/** The language of the form around a part; undefined for English. */
export const useFormLanguage = () => useContext(Words)?.language
