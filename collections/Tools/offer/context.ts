import type { Destination } from '@/collections/Countries/shared/destinations'
import type { FactJson } from '@/collections/Facts/shared/fact'
import type { OfferRules } from '@/collections/Tools/countries/country'
import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { type Facts, OUR_OFFICE, whomToAsk } from '@/collections/Tools/shared/facts'
import { askLine, type Line } from '@/collections/Tools/shared/line'
import { decimalsOf, dividedBy, type Exact, exact, plain } from './money'
import type { Divisor, Offer, Thousandths } from './shared/question'
import type { Row } from './shared/statement'

/** What every part of an answer works with. */
export type Context = {
  facts: Facts
  destination: Destination
  /** 'ae', as keys of facts begin. */
  code: string
  currency: string
  law: OfferRules
  divisor: Divisor
  /** The offer as the law lets it stand: basic pay is at least the legal minimum. */
  offer: Offer
  /** The offer as it was typed. */
  said: Offer
}

export const contextOf = (
  destination: Destination,
  divisor: Divisor,
  offer: Offer,
  facts: Facts,
): Context => {
  const code = destination.toLowerCase()
  const { currency, offer: law } = DESTINATION_RULES[destination]
  const least = amountIn(facts.get(`${code}.minimum-wage`), currency)
  const minimum = least === null ? 0 : Math.round(least * 1000)
  const basic = offer.basic === null ? null : Math.max(offer.basic, minimum)
  return {
    ...{ facts, destination, code, currency, law, divisor },
    offer: { ...offer, basic },
    said: offer,
  }
}

/** What basic pay misses up to the legal minimum; 0 if it misses nothing, or if no fact names one. */
export const belowMinimum = ({ offer, said }: Context): Thousandths =>
  (offer.basic ?? 0) - (said.basic ?? 0)

/** Said of a sum that rests on the minimum and not on the offer; none where it rests on the offer. */
export const onMinimum = (context: Context): Line[] =>
  belowMinimum(context) === 0
    ? []
    : [
        {
          text: 'The offer is below the minimum, so we counted with the minimum.',
          facts: [`${context.code}.minimum-wage`],
          ask: null,
        },
      ]

/** A fact of the destination: fact(context, 'hours.week'). */
export const factAt = ({ facts, code }: Context, name: string): FactJson | undefined =>
  facts.get(`${code}.${name}`)

/** The number of a fact, if it has one in one of these units. */
export const amountIn = (fact: FactJson | undefined, ...units: readonly string[]): number | null =>
  fact && fact.amount !== null && fact.unit !== null && units.includes(fact.unit)
    ? fact.amount
    : null

/** Who answers questions about pay and hours. */
export const authority = ({ facts, code }: Context): string =>
  whomToAsk(facts, `${code}.hours.week`)

/** A sentence of our own that the authority can complete. */
export const askAuthority = (context: Context, text: string): Line =>
  askLine(text, authority(context))

/** A sentence of our own that only the employer can complete. */
export const askEmployer = (text: string): Line => askLine(text, 'Your employer')

export const askOffice = (text: string): Line => askLine(text, OUR_OFFICE)

/** Money as it was typed, in units of the currency. */
export const money = (thousandths: Thousandths): Exact => exact(thousandths, 1000)

/** A sum without its currency, as workings show it. */
export const shown = ({ currency }: Context, value: Exact): string =>
  plain(value, decimalsOf(currency))

/** Weeks of a month: a year has 52 weeks and 12 months. */
export const WEEKS_OF_MONTH = exact(52, 12)

/** The normal hours of a day: those of the fact, or a sixth of the week's. Null if no fact says. */
export const normalDay = (
  context: Context,
): { hours: Exact; facts: readonly string[]; isSixth: boolean } | null => {
  const day = factAt(context, 'hours.day')
  const dayHours = amountIn(day, 'hours')
  if (day && dayHours) return { hours: exact(dayHours), facts: [day.key], isSixth: false }
  const week = factAt(context, 'hours.week')
  const weekHours = amountIn(week, 'hours')
  if (!week || !weekHours) return null
  return { hours: dividedBy(exact(weekHours), exact(6)), facts: [week.key], isSixth: true }
}

export const row = (key: string, label: string, rest: Partial<Row> & Pick<Row, 'lines'>): Row => ({
  key,
  label,
  sum: null,
  verdict: null,
  ...rest,
})
