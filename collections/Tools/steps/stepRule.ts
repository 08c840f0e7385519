import type { ByRoute, OF_COUNTRIES } from '@/collections/Tools/documents/paperRule'
import type { Subject } from '@/collections/Tools/documents/payRules'
import type { AppliesToRoute, SentenceRule } from '@/collections/Tools/documents/sentences'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import type { Actor, Needed, StepKey } from './shared/steps'

/** A step of the list, for all ways. The words of its papers (My documents) follow its own. */
export type StepRule = {
  key: StepKey
  title: ByRoute<string>
  needed: ByRoute<Needed>
  what: readonly (SentenceRule | typeof OF_COUNTRIES)[]
  papers: readonly PaperKey[]
  acts: readonly Actor[]
  paid: Subject
  keep: string
}

/** What a country says of a step before the general rule does. */
export type StepPart = Partial<Pick<StepRule, 'title' | 'needed'>> & {
  what?: readonly SentenceRule[]
}

export const NOT_FROM_INDIA: AppliesToRoute = { home: ['NP', 'LK', 'BD', 'PH'] }
