import { destinationInText } from '@/collections/Countries/shared/destinations'
import {
  homeInText,
  type Passport,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { TRADES } from '@/collections/Tools/documents/shared/trades'

/** A piece of the question as a sentence; `field` is the question that it answers, or null. */
export type RoutePart = { text: string; field: keyof Route | null }

const PASSPORT_IN_TEXT: Record<Passport, string> = {
  ecr: 'passport with ECR stamp',
  ecnr: 'passport without ECR stamp',
  unsure: 'not sure of the ECR stamp',
  none: 'no passport yet',
}

/** 'From India, passport with ECR stamp, to Saudi Arabia. Trade: Welder.' in pieces. */
export const routeParts = ({ home, passport, destination, trade }: Route): RoutePart[] => {
  const parts: RoutePart[] = []
  const add = (before: string, text: string, field: keyof Route) =>
    parts.push(
      { text: parts.length > 0 ? before : capitalized(before), field: null },
      { text, field },
    )
  if (home) add('from ', homeInText(home), 'home')
  if (passport) add(', ', PASSPORT_IN_TEXT[passport], 'passport')
  if (destination) add(passport ? ', to ' : ' to ', destinationInText(destination), 'destination')
  if (trade) add('. Trade: ', TRADES[trade].label, 'trade')
  return parts.length > 0 ? [...parts, { text: '.', field: null }] : []
}

/** The question in one sentence: the text to share, and the heading of a printed answer. */
export const routeText = (route: Route): string =>
  routeParts(route)
    .map(({ text }) => text)
    .join('')

/** The start of the first piece, without what would join it to a piece before. */
const capitalized = (before: string): string => {
  const start = before.replace(/^[ .,]+/, '')
  return start.charAt(0).toUpperCase() + start.slice(1)
}
