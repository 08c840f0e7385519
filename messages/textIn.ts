import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'
import { type Screen, translated } from './wordsIn'

/** The props of an element with a text; with its language where that is not the page's. */
export type TextIn = { children: string; lang?: 'en'; dir?: 'ltr' }

/**
 * For texts whose English is written elsewhere: a text in a language, if one of the screens has it, and
 * otherwise as it is, such as what the office wrote itself. `fill` replaces the placeholders of the
 * agency's facts.
 */
export const textIn =
  (
    language: Language,
    screens: readonly Screen[],
    fill: (text: string) => string = (text) => text,
  ) =>
  (english: string): TextIn => {
    if (language === ENGLISH) return { children: fill(english) }
    const said = screens
      .map((screen) => translated(language, screen, english))
      .find((text) => text !== english)
    return { children: fill(said ?? english), ...(said === undefined && inEnglish(language)) }
  }

/** Titles, sentences and names of steps in a language; what has no translation is in English. */
export const stepTexts = (language: Language) =>
  textIn(language, ['homeSteps', 'stepTexts', 'steps'])
