import type { OtherLanguage } from '@/lib/shared/languages'
import type { English } from './en'

/** The translation of a screen: any of its English keys, and no others. */
export type Translated<Screen extends keyof English> = { [Key in keyof English[Screen]]?: string }

/** The screens with what a form says in the browser. */
export type FormScreen =
  | 'forms'
  | 'formKit'
  | 'applyForm'
  | 'registrationForm'
  | 'registrationIndustries'
  | 'statusAnswers'
  | 'enquiryForm'
  | 'alertAnswers'
  | 'interviewAnswers'
  | 'questionAnswers'
  | 'copyAnswers'
  | 'account'
  | 'messageCheck'

type Sentences<Name extends keyof English> = English[Name][keyof English[Name]]

/** An English sentence of a form, by which its translation is found. */
export type FormSentence = { [Name in FormScreen]: Sentences<Name> }[FormScreen]

/** The sentences of a form in another language than English, by their English sentences. */
export type FormWords = { language: OtherLanguage; sentences: Readonly<Record<string, string>> }
