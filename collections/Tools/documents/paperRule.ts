import { matches } from '@/collections/Tools/shared/rule'
import type { Subject } from './payRules'
import type { AppliesToRoute, SentenceRule } from './sentences'
import type { Need, PaperGroup, PaperKey } from './shared/papers'
import type { Route } from './shared/question'

/** Words or a mark that differ by way: the first for the way counts, the last is for all. */
export type ByRoute<T> = readonly { when?: AppliesToRoute; is: T }[]

/** The place among the sentences of a general rule where those of the countries are said. */
export const OF_COUNTRIES = 'of the countries'

/** A paper of the list, for all ways. */
export type PaperRule = {
  key: PaperKey
  group: PaperGroup
  /** The paper is in the list when one of these is for the way. */
  when?: readonly AppliesToRoute[]
  title: ByRoute<string>
  need: ByRoute<Need>
  /** All that are for the way are shown. */
  notes: readonly (SentenceRule | typeof OF_COUNTRIES)[]
  /** The first that is for the way. */
  issuer: readonly SentenceRule[]
  paid: Subject
  /** The first that is for the way. */
  validity: readonly SentenceRule[]
}

/** What a country says of a paper before the general rule does; `when` in place of it. */
export type PaperPart = Partial<
  Pick<PaperRule, 'when' | 'title' | 'need' | 'issuer' | 'validity'>
> & {
  notes?: readonly SentenceRule[]
}

export const always = <T>(is: T): ByRoute<T> => [{ is }]

/** What a table has for a way. */
export const forRoute = <T>(table: ByRoute<T>, route: Route): T | undefined =>
  table.find(({ when }) => matches(when, route))?.is

/** The sentences of a general rule with those of the countries in their place. */
export const withCountries = (
  says: readonly (SentenceRule | typeof OF_COUNTRIES)[],
  ofCountries: readonly SentenceRule[],
): SentenceRule[] => says.flatMap((say) => (say === OF_COUNTRIES ? ofCountries : [say]))
