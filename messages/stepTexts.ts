import type { Language } from '@/lib/shared/languages'
import { textIn } from './textIn'

/** Titles, sentences and names of steps in a language; what has no translation is in English. */
export const stepTexts = (language: Language) =>
  textIn(language, ['homeSteps', 'stepTexts', 'steps'])
