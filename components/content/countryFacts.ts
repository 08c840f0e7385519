import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

export type CountryFact = { name: string; value: string; note?: string }

type Facts = {
  utcHours: number
  phoneCode: string
  /** Key of the official languages in messages/en/countryPage.ts. */
  speaks: 'arabic' | 'malay' | 'ofSingapore'
  /**
   * Whether Indian law asks for emigration clearance: with an ECR passport, and from nurses with any
   * passport (docs/product.md §11.2).
   */
  isEcr: boolean
}

const FACTS: Record<Destination, Facts> = {
  AE: facts(4, '+971'),
  SA: facts(3, '+966'),
  OM: facts(4, '+968'),
  QA: facts(3, '+974'),
  BH: facts(3, '+973'),
  KW: facts(3, '+965'),
  SG: { ...facts(8, '+65', 'ofSingapore'), isEcr: false },
  MY: facts(8, '+60', 'malay'),
}

const INDIA_UTC_MINUTES = 330

/** Six facts about a destination, in a language. */
export const countryFacts = (iso2: Destination, language: Language): CountryFact[] => {
  const { utcHours, phoneCode, speaks, isEcr } = FACTS[iso2]
  const t = wordsIn(language, 'countryPage')
  return [
    { name: t('capital'), value: t(`capital${iso2}`) },
    { name: t('currency'), value: t(`currency${iso2}`) },
    { name: t('clock'), value: `UTC+${utcHours}`, note: fromIndia(utcHours, language) },
    {
      name: t('emigrationCheck'),
      value: isEcr ? t('required') : t('notRequired'),
      note: isEcr ? t('forWhom') : undefined,
    },
    {
      name: speaks === 'ofSingapore' ? t('languages') : t('language'),
      value: t(speaks),
    },
    { name: t('phoneCode'), value: phoneCode },
  ]
}

const fromIndia = (utcHours: number, language: Language): string => {
  const minutes = utcHours * 60 - INDIA_UTC_MINUTES
  const [h, min] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const slots = { hours: String(h), minutes: String(min) }
  return wordsIn(language, 'countryPage')(minutes < 0 ? 'behindIndia' : 'aheadOfIndia', slots)
}

function facts(utcHours: number, phoneCode: string, speaks: Facts['speaks'] = 'arabic'): Facts {
  return { utcHours, phoneCode, speaks, isEcr: true }
}
