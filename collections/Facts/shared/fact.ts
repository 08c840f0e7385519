import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import type { Fact } from '@/payload-types'
import { contactLink } from './contactLink'

/** The subjects of facts, in the order of a country's table. */
export const FACT_TOPICS = {
  hours: 'Hours',
  pay: 'Pay',
  leave: 'Leave',
  heat: 'Heat',
  'probation-and-notice': 'Probation and notice',
  'end-of-service': 'End of service',
  'changing-job': 'Changing job',
  fees: 'Fees',
  'visa-and-permit': 'Visa and permit',
  medical: 'Medical',
  documents: 'Documents',
  insurance: 'Insurance',
  'ban-or-limit': 'Bans and limits',
  'other-rules': 'Earlier rules, and rules for citizens',
  complaints: 'Complaints',
  contacts: 'Contacts',
} as const

export type FactTopic = keyof typeof FACT_TOPICS

export const isFactTopic = (name: string): name is FactTopic => Object.hasOwn(FACT_TOPICS, name)

/** The countries whose rules are kept: where people go, and where they come from. */
export const FACT_COUNTRIES = { ...DESTINATIONS, ...SOURCE_COUNTRIES } as const

export type FactCountry = keyof typeof FACT_COUNTRIES

export const isFactCountry = (code: string | undefined): code is FactCountry =>
  code !== undefined && Object.hasOwn(FACT_COUNTRIES, code)

export const CONFIDENCES = {
  law: 'Text of the law',
  official: 'Official guide',
  secondary: 'Secondary source',
} as const

/** How many months a fact may go unchecked: what is only reported elsewhere is checked sooner. */
export const REVIEW_MONTHS: Record<keyof typeof CONFIDENCES, number> = {
  law: 12,
  official: 12,
  secondary: 3,
}

/** The review date (ISO) of a fact that is checked now. */
export const nextReview = (confidence: keyof typeof CONFIDENCES, now: Date): string => {
  const next = new Date(now)
  next.setUTCMonth(next.getUTCMonth() + REVIEW_MONTHS[confidence])
  return next.toISOString()
}

/** A fact as pages and tools quote it. Dates are ISO. */
export type FactJson = {
  key: string
  country: FactCountry | null
  topic: FactTopic
  label: string
  value: string
  /** Where a tap on the value leads, in every language: a call or a site. */
  href: string | null
  amount: number | null
  unit: string | null
  sentence: string
  source: { title: string; publisher: string; link: string | null; year: number | null }
  confidence: keyof typeof CONFIDENCES
  checked: string
  /** When staff should check it again. */
  review: string
  /** Whom the reader asks. */
  confirm: string
}

export const factJson = (fact: Fact): FactJson => ({
  key: fact.key,
  country: fact.country ?? null,
  topic: fact.topic,
  label: fact.label,
  value: fact.value,
  href: contactLink(fact),
  amount: fact.amount ?? null,
  unit: fact.unit || null,
  sentence: fact.sentence,
  source: {
    title: fact.source.title,
    publisher: fact.source.publisher,
    link: fact.source.link || null,
    year: fact.source.year ?? null,
  },
  confidence: fact.confidence,
  checked: fact.checked,
  review: fact.review,
  confirm: fact.confirm,
})

/** Whether it rests on what is told everywhere, and not on one document. */
export const isUsual = ({ source }: Pick<FactJson, 'source'>): boolean =>
  source.publisher === 'No single document'

/** Whether its review date has passed: the page then says whom to ask. */
export const isOverdue = ({ review }: Pick<FactJson, 'review'>, now: Date): boolean =>
  Date.parse(review) < now.getTime()

/** The list of the CMS panel with the facts past their review date, the latest first. */
export const lateFactsHref = (now: Date): string =>
  `/admin/collections/facts?where[review][less_than]=${now.toISOString()}&sort=review`
