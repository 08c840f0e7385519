import {
  DESTINATIONS,
  type Destination,
  isDestination,
  SOURCE_COUNTRIES,
} from '@/collections/Countries/shared/destinations'
import { isTrade, type Trade } from '@/collections/Tools/documents/shared/trades'
import { paths } from '@/lib/shared/paths'

export type Home = keyof typeof SOURCE_COUNTRIES

/** What the last page of the passport shows. Only an Indian passport can have the stamp. */
export const PASSPORTS = {
  ecr: 'It has the ECR stamp',
  ecnr: 'It has no stamp',
  unsure: 'I am not sure',
  none: 'I have no passport yet',
} as const

export type Passport = keyof typeof PASSPORTS

/** A way from a home country to a job. Null is what was not answered. */
export type Route = {
  home: Home | null
  passport: Passport | null
  destination: Destination | null
  trade: Trade | null
}

export const EMPTY_ROUTE: Route = { home: null, passport: null, destination: null, trade: null }

/** The parameter of each question, in the order in which an address has them. */
export const PARAMETERS = {
  home: 'from',
  passport: 'passport',
  destination: 'to',
  trade: 'trade',
} as const

export const isHome = (value: unknown): value is Home =>
  typeof value === 'string' && Object.hasOwn(SOURCE_COUNTRIES, value)

export const isPassport = (value: unknown): value is Passport =>
  typeof value === 'string' && Object.hasOwn(PASSPORTS, value)

/**
 * The way that an address names. Unknown and forged values are as if they were not answered. The
 * stamp of a passport counts for India only, so it is dropped for other home countries.
 */
export const readRoute = (query: URLSearchParams): Route => {
  const home = query.get(PARAMETERS.home)?.toUpperCase()
  const passport = query.get(PARAMETERS.passport)
  const destination = query.get(PARAMETERS.destination)?.toUpperCase()
  const trade = query.get(PARAMETERS.trade)
  return {
    home: isHome(home) ? home : null,
    passport: isPassport(passport) && asksForStamp({ home }) ? passport : null,
    destination: isDestination(destination) ? destination : null,
    trade: isTrade(trade) ? trade : null,
  }
}

/** Whether the stamp of the passport makes a difference. */
export const asksForStamp = ({ home }: { home: unknown }): boolean => !isHome(home) || home === 'IN'

/** The search part of an address for a way, '' for an empty one: one address for each question. */
export const routeSearch = (route: Route): string => {
  const query = new URLSearchParams()
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    // The names of the table are those of Route.
    const value = route[name as keyof Route]
    if (value !== null) query.set(parameter, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** What My documents asks. */
export type DocumentsQuestion = Route

export const readQuestion: (query: URLSearchParams) => DocumentsQuestion = readRoute

/** The address of an answer, such as /my-documents?from=IN&passport=ecr&to=SA&trade=welder. */
export const questionHref = (question: DocumentsQuestion): string =>
  `${paths.myDocuments}${routeSearch(question)}`

/** The part of an answer about checking a visa. */
export const VISA_CHECK_ID = 'is-my-visa-real'

/** Where a visa is checked: the answer for its country, or the question. */
export const visaCheckHref = (destination: Destination | null): string =>
  destination
    ? `${questionHref({ ...EMPTY_ROUTE, destination })}#${VISA_CHECK_ID}`
    : paths.myDocuments

/** The home country within a sentence: 'in the Philippines', 'in India'. */
export const homeInText = (home: Home): string =>
  home === 'PH' ? 'the Philippines' : SOURCE_COUNTRIES[home]

/** The choices of the form, in the agency's order. */
export const CHOICES = { home: SOURCE_COUNTRIES, passport: PASSPORTS, destination: DESTINATIONS }
