import type { Destination } from '@/collections/Countries/shared/destinations'

export type CountryFact = { name: string; value: string; note?: string }

type Facts = {
  capital: string
  currency: string
  utcHours: number
  languages: string
  phoneCode: string
  /**
   * Whether Indian law asks for emigration clearance: with an ECR passport, and from nurses with any
   * passport (docs/product.md §11.2).
   */
  isEcr: boolean
}

const FACTS: Record<Destination, Facts> = {
  AE: facts('Abu Dhabi', 'Dirham, AED', 4, 'Arabic', '+971'),
  SA: facts('Riyadh', 'Riyal, SAR', 3, 'Arabic', '+966'),
  OM: facts('Muscat', 'Rial, OMR', 4, 'Arabic', '+968'),
  QA: facts('Doha', 'Riyal, QAR', 3, 'Arabic', '+974'),
  BH: facts('Manama', 'Dinar, BHD', 3, 'Arabic', '+973'),
  KW: facts('Kuwait City', 'Dinar, KWD', 3, 'Arabic', '+965'),
  SG: {
    ...facts('Singapore', 'Dollar, SGD', 8, 'English, Malay, Mandarin, Tamil', '+65'),
    isEcr: false,
  },
  MY: facts('Kuala Lumpur', 'Ringgit, MYR', 8, 'Malay', '+60'),
}

const INDIA_UTC_MINUTES = 330

/** Six facts about a destination. */
export const countryFacts = (iso2: Destination): CountryFact[] => {
  const { capital, currency, utcHours, languages, phoneCode, isEcr } = FACTS[iso2]
  return [
    { name: 'Capital', value: capital },
    { name: 'Currency', value: currency },
    { name: 'Clock', value: `UTC+${utcHours}`, note: fromIndia(utcHours) },
    {
      name: 'Emigration check',
      value: isEcr ? 'Required' : 'Not required',
      note: isEcr ? 'for ECR passports, and for nurses' : undefined,
    },
    {
      name: languages.includes(',') ? 'Official languages' : 'Official language',
      value: languages,
    },
    { name: 'Phone code', value: phoneCode },
  ]
}

const fromIndia = (utcHours: number): string => {
  const minutes = utcHours * 60 - INDIA_UTC_MINUTES
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `${hours} h ${Math.abs(minutes) % 60} ${minutes < 0 ? 'behind' : 'ahead of'} India`
}

function facts(
  capital: string,
  currency: string,
  utcHours: number,
  languages: string,
  phoneCode: string,
): Facts {
  return { capital, currency, utcHours, languages, phoneCode, isEcr: true }
}
