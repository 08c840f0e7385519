import type { Sum } from '@/collections/Tools/offer/shared/statement'
import { LANGUAGES } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/** '1,400 × 24 + 2,100 at the end': how a sum was worked out. */
export const workingIn = (
  { working, most }: Pick<Sum, 'working' | 'most'>,
  { language, text }: PageWords,
): string => {
  const said = (part: string) => {
    const { children } = text(part)
    // Between Urdu words the next part would be drawn before the last one.
    return LANGUAGES[language].dir === 'rtl' ? `\u2066${children}\u2069` : children
  }
  const added = working.map(said).join(' + ')
  return most === null
    ? added
    : wordsIn(language, 'offer')('atMost', { working: added, most: said(most) })
}
