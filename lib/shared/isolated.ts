import { LANGUAGES, type Language } from './languages'

/**
 * A text that somebody wrote, as a part of a text in a language that is written from right to left: each
 * line keeps the direction of its own words, and its full stop stays at its end. Signs of Unicode, which
 * work in text and in HTML.
 */
export const isolatedIn = (language: Language, text: string): string => {
  if (LANGUAGES[language].dir === 'ltr') return text
  return text
    .split('\n')
    .map((line) => line && `\u2068${line}\u2069`)
    .join('\n')
}
