import { type ByWay, EMIGRATION_CHECK } from '@/collections/Tools/documents/paperRule'
import type { Subject } from '@/collections/Tools/documents/payRules'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { tradesBut } from '@/collections/Tools/documents/shared/trades'
import type { Say, When } from '@/collections/Tools/documents/speak'
import type { Actor, Needed, StepKey } from './shared/steps'

/** A step of the list. The words of its papers (My documents) follow its own. */
export type StepRule = {
  key: StepKey
  title: ByWay<string>
  needed: ByWay<Needed>
  what: readonly Say[]
  papers: readonly PaperKey[]
  acts: readonly Actor[]
  paid: Subject
  keep: string
}

export const NOT_FROM_INDIA: When = { home: ['NP', 'LK', 'BD', 'PH'] }

/** Whether an Indian needs clearance: not for Singapore, else by stamp, and as a nurse always. */
export const CLEARANCE: ByWay<Needed> = [
  { when: { home: ['IN'], destination: ['SG'] }, is: 'no' },
  { when: { home: ['IN'], passport: ['ecr'], destination: EMIGRATION_CHECK }, is: 'yes' },
  { when: { home: ['IN'], trade: ['nurse'], destination: EMIGRATION_CHECK }, is: 'yes' },
  { when: { home: ['IN'], passport: ['ecnr'], trade: tradesBut('nurse') }, is: 'no' },
]
