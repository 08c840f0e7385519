import { inEnglish, type Language } from '@/lib/shared/languages'
import { translated } from '@/messages/wordsIn'

/** The props of an element with a text of the office; with its language where it is not the page's. */
export type OfficeText = { children: string; lang?: 'en'; dir?: 'ltr' }

/**
 * A stored text of the home page in a language: translated as long as it is that of a new site, and as
 * the office wrote it after a change. `fill` replaces the placeholders of the agency's facts.
 */
export const officeText =
  (language: Language, fill: (text: string) => string) =>
  (stored: string): OfficeText => {
    const said = translated(language, 'homeTexts', stored)
    return { children: fill(said), ...(said === stored && inEnglish(language)) }
  }
