import type { AppliesToRoute, SentenceRule } from '@/collections/Tools/documents/sentences'
import { HEALTH_TRADES } from '@/collections/Tools/documents/shared/trades'
import type { CountryRules } from './country'

// What several countries share.

const EMPLOYER = 'Your employer in {Country}'

/** The employer asks for the visa. */
export const VISA_BY_EMPLOYER: readonly SentenceRule[] = [{ fact: 'general.visa.applicant' }]

/** Wafid is known, and not when it comes. */
export const WAFID_AT_AN_UNKNOWN_TIME: readonly SentenceRule[] = [
  { fact: 'general.wafid' },
  { fact: 'general.wafid.clinic' },
  { text: 'We do not know if the test comes before the visa.', ask: EMPLOYER },
]

export const MEDICAL_AGAIN: readonly SentenceRule[] = [{ fact: 'general.medical.again' }]

/** Household work has no trade of its own on the list. */
export const MAYBE_HOUSEHOLD: AppliesToRoute = { trade: ['helper', 'other', null] }

/** The class comes before the permission to leave, for which its certificate is a paper. */
export const CLASS_FIRST: CountryRules['moved'] = {
  paper: ['orientation', 'visa'],
  step: ['orientation', 'visa'],
}

export const ORDER_UNKNOWN: SentenceRule = {
  text: 'We do not know the order. Ask the employer for it in writing.',
  ask: EMPLOYER,
}

export const HOW_LONG_UNKNOWN: readonly SentenceRule[] = [
  { text: 'We do not know how long it counts.', ask: EMPLOYER },
]

export const NO_HEALTH_LICENCE: SentenceRule = {
  when: { trade: HEALTH_TRADES },
  text: 'We do not know the health licence of {Country}.',
  ask: 'Health authority of the country of work',
}

export const NO_ENGINEERS: SentenceRule = {
  when: { trade: ['engineer'] },
  text: 'We do not know if {Country} asks engineers for an approval.',
  ask: EMPLOYER,
}

export const NO_GUARDS: SentenceRule = {
  when: { trade: ['guard'] },
  text: 'We do not know if {Country} asks guards for a licence.',
  ask: EMPLOYER,
}

export const NO_DRIVERS: readonly SentenceRule[] = [
  { text: 'We do not know if your licence counts in {Country}.', ask: EMPLOYER },
]
