import { countryCodes, destinations } from '@/collections/Countries/countries'
import { isDestination } from '@/collections/Countries/shared/destinations'
import { isHome, type Passport, type Route } from '@/collections/Tools/documents/shared/question'
import { tradeOf } from '@/collections/Tools/documents/shared/trades'

/** What an application shows of the person's way. */
type Known = {
  country_code: string
  position: string
  /** The country of the job, by its id. */
  country_id: number | null
  /** What staff saw in the passport. */
  passport: Passport | null
}

/**
 * Reads the way of a person: the job's country, the trade in the name of the position, and the home country
 * of the phone number.
 */
export const routeReader = async (): Promise<(known: Known) => Route> => {
  const [codes, countries] = await Promise.all([countryCodes(), destinations()])
  const homes = new Map(codes.toReversed().map((one) => [one.country_code, one.iso2]))
  const places = new Map(countries.map((one) => [one.id, one.iso2]))
  const trades = new Map<string, Route['trade']>()
  return ({ country_code, position, country_id, passport }) => {
    const home = homes.get(country_code)
    const destination = country_id === null ? null : places.get(country_id)
    if (!trades.has(position)) trades.set(position, tradeOf(position))
    return {
      home: isHome(home) ? home : null,
      passport,
      destination: isDestination(destination) ? destination : null,
      trade: trades.get(position) ?? null,
    }
  }
}
