import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Subject } from './payRules'
import type { Need, PaperGroup, PaperKey } from './shared/papers'
import type { Passport, Route } from './shared/question'
import { matches, type Say, type When } from './speak'

/** Words or a mark that differ by way: the first for the way counts, the last is for all. */
export type ByWay<T> = readonly { when?: When; is: T }[]

/** A paper of the list. It is in the list when one of `when` is for the way. */
export type PaperRule = {
  key: PaperKey
  group: PaperGroup
  when?: readonly When[]
  title: ByWay<string>
  need: ByWay<Need>
  /** All that are for the way are shown. */
  notes: readonly Say[]
  /** The first that is for the way. */
  issuer: readonly Say[]
  paid: Subject
  /** The first that is for the way. */
  validity: readonly Say[]
}

/** Our destinations among the countries with Indian emigration check: the fact in.ecr.gulf. */
export const EMIGRATION_CHECK: readonly Destination[] = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'MY']

export const GULF: readonly Destination[] = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW']

/** Where the apostille counts: the facts *.certificates.route. */
export const APOSTILLE: readonly Destination[] = ['SA', 'OM', 'BH', 'SG']

export const EMBASSY_ROUTE: readonly Destination[] = ['AE', 'QA', 'KW', 'MY']

/** Answers that leave open whether the passport has the stamp. */
export const NOT_SURE_OF_STAMP: readonly (Passport | null)[] = ['unsure', 'none', null]

export const always = <T>(is: T): ByWay<T> => [{ is }]

/** What a table has for a way. */
export const forWay = <T>(table: ByWay<T>, route: Route): T | undefined =>
  table.find(({ when }) => matches(when, route))?.is
