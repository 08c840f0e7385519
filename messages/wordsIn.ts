import { createTranslator } from 'use-intl/core'
import { ENGLISH, type Language, type OtherLanguage } from '@/lib/shared/languages'
import bn from './bn'
import en, { type English } from './en'
import fil from './fil'
import hi from './hi'
import ml from './ml'
import ne from './ne'
import si from './si'
import ta from './ta'
import te from './te'
import type { FormScreen, FormWords } from './translated'
import ur from './ur'

/**
 * What the screens say, by language. On the server alone: the browser gets finished sentences
 * (docs/adr/0060).
 */

export type Screen = keyof English

/** By language; a test finds sentences that are missing. */
export const TRANSLATIONS: Record<OtherLanguage, Record<Screen, Record<string, string>>> = {
  hi,
  ur,
  bn,
  ne,
  ta,
  te,
  ml,
  si,
  fil,
}

/** The translations of a screen by key; none in English. */
export const own = (language: Language, screen: Screen): Record<string, string> =>
  language === ENGLISH ? {} : TRANSLATIONS[language][screen]

const translator = <Name extends Screen>(language: Language, screen: Name) =>
  createTranslator<English[Name]>({
    // Latin digits in every language.
    locale: `${language}-u-nu-latn`,
    // What has no translation is said in English.
    messages: { ...en[screen], ...own(language, screen) },
  })

const made = new Map<string, unknown>()

/** The sentences of a screen in a language: `t(key, slots)`, and `t.rich` for those with tags. */
export const wordsIn = <Name extends Screen>(language: Language, screen: Name) => {
  const key = `${language} ${screen}`
  const known = made.get(key) ?? translator(language, screen)
  made.set(key, known)
  // What is under this key was made for this screen.
  return known as ReturnType<typeof translator<Name>>
}

/**
 * For sentences whose English is written elsewhere, such as the navigation: what a screen says for one
 * of its English sentences; the sentence itself when it has no translation.
 */
export const translated = (language: Language, screen: Screen, sentence: string): string => {
  if (language === ENGLISH) return sentence
  const key = keysIn(screen).get(sentence)
  return (key && own(language, screen)[key]) ?? sentence
}

const keys = new Map<Screen, Map<string, string>>()

/** The keys of a screen by their English sentences; of two keys with one sentence, the first. */
const keysIn = (screen: Screen): Map<string, string> => {
  const known = keys.get(screen)
  if (known) return known
  const entries = Object.entries<string>(en[screen]).map(([key, text]) => [text, key] as const)
  const made = new Map(entries.reverse())
  keys.set(screen, made)
  return made
}

/**
 * What a form says in the browser: the sentences of its screens in a language, by their English
 * sentences. Undefined in English, which is in the form itself.
 */
export const formWords = (
  language: Language,
  screens: readonly FormScreen[],
): FormWords | undefined => {
  if (language === ENGLISH) return undefined
  const sentences = screens.flatMap((screen) => {
    const words = own(language, screen)
    return Object.entries<string>(en[screen]).map(([key, english]) => [
      english,
      words[key] ?? english,
    ])
  })
  return { language, sentences: Object.fromEntries(sentences) }
}

/** The screens of each form that is written in several languages. */
export const FORM_SCREENS = {
  apply: ['forms', 'formKit', 'applyForm'],
  registration: ['forms', 'formKit', 'registrationForm', 'registrationIndustries'],
  enquiry: ['forms', 'formKit', 'enquiryForm'],
  jobAlert: ['forms', 'alertAnswers'],
  copy: ['forms', 'formKit', 'statusAnswers', 'copyAnswers'],
  account: ['forms', 'account'],
  messageCheck: ['messageCheck'],
} as const satisfies Record<string, readonly FormScreen[]>
