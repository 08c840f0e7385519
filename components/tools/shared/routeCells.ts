import { CHOICES, PARAMETERS, type Route } from '@/collections/Tools/documents/shared/question'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import { mapValues } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import type { RouteCell } from './RouteBox'

/** The questions about the way to a job: from where, where to, and as what. */
export const routeCells = (route: Route, words: PageWords): RouteCell[] => {
  const t = wordsIn(words.language, 'tools')
  const say = (english: string) => words.text(english).children
  const cell = (
    of: 'home' | 'destination' | 'trade',
    label: string,
    options: RouteCell['options'],
  ) => ({ name: PARAMETERS[of], label, value: route[of], options, empty: t('choose') })
  return [
    cell('home', t('comeFrom'), mapValues(CHOICES.home, say)),
    cell('destination', t('jobIsIn'), mapValues(CHOICES.destination, say)),
    cell(
      'trade',
      t('myTrade'),
      mapValues(TRADES, ({ label }) => say(label)),
    ),
  ]
}
