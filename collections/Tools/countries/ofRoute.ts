import type { Route } from '@/collections/Tools/documents/shared/question'
import type { CountryRules } from './country'
import { DESTINATION_RULES } from './destinations'
import { HOME_RULES } from './homes'

/** The rules of the home country, then those of the destination, as far as they are answered. */
export const countriesOf = ({
  home,
  destination,
}: Pick<Route, 'home' | 'destination'>): CountryRules[] => [
  ...(home ? [HOME_RULES[home]] : []),
  ...(destination ? [DESTINATION_RULES[destination]] : []),
]
