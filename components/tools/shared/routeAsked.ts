import { destinationInText } from '@/collections/Countries/shared/destinations'
import {
  CHOICES,
  homeInText,
  PARAMETERS,
  type Passport,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import { keysOf } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { questionId } from './Asked'
import type { SaidQuestion } from './askedText'

const PASSPORT_IN_TEXT: Record<Passport, string> = {
  ecr: 'Passport with ECR stamp',
  ecnr: 'Passport without ECR stamp',
  unsure: 'Not sure of the ECR stamp',
  none: 'No passport yet',
}

/** 'From India to Saudi Arabia. Passport with ECR stamp. Trade: Welder.' */
export const routeAsked = (route: Route, { text }: PageWords): SaidQuestion => {
  const { home, passport, destination, trade } = route
  const said = (english: string | null) => (english === null ? '' : text(english).children)
  return {
    sentences: [
      ...wayOf(route),
      ...(passport ? (['wayPassport'] as const) : []),
      ...(trade ? (['wayTrade'] as const) : []),
    ],
    slots: {
      home: said(home && homeInText(home)),
      place: said(destination && destinationInText(destination)),
      kind: said(passport && PASSPORT_IN_TEXT[passport]),
      work: said(trade && TRADES[trade].label),
    },
    fields: {
      from: PARAMETERS.home,
      to: PARAMETERS.destination,
      passport: PARAMETERS.passport,
      trade: PARAMETERS.trade,
    },
  }
}

const wayOf = ({ home, destination }: Route): SaidQuestion['sentences'] => {
  if (home && destination) return ['wayFromTo']
  if (home) return ['wayFrom']
  return destination ? ['wayTo'] : []
}

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
