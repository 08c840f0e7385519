import { type Destination, destinationInText } from '@/collections/Countries/shared/destinations'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

/** The name of a country within a sentence: 'the UAE', 'क़तर'. */
export const placeIn = (iso2: Destination, language: Language): string =>
  language === ENGLISH ? destinationInText(iso2) : wordsIn(language, 'places')(iso2)
