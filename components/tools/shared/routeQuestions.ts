import { routeParts } from '@/collections/Tools/documents/shared/asked'
import { CHOICES, PARAMETERS, type Route } from '@/collections/Tools/documents/shared/question'
import { keysOf } from '@/lib/shared/objects'
import { questionId } from './Asked'

/** The question as a sentence, whose parts lead back to their own questions. */
export const askedParts = (route: Route) =>
  routeParts(route).map(({ text, field }) => ({ text, field: field && PARAMETERS[field] }))

/** The answers to one question of a route as links; the long list of trades is in the form. */
export const choicesFor = (
  question: keyof Route,
  route: Route,
  href: (route: Route) => string,
): { label: string; href: string }[] =>
  question === 'trade'
    ? [{ label: 'Choose your trade', href: `#${questionId(PARAMETERS.trade)}` }]
    : keysOf(CHOICES[question]).map((value) => ({
        label: CHOICES[question][value],
        href: href({ ...route, [question]: value }),
      }))
