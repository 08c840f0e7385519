import { SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'

/** The choices of the optional job fields: stored key → words. */

/** Who provides food, housing or transport. */
export const PROVISIONS = {
  provided: 'Provided by the employer',
  allowance: 'Allowance paid',
  own: 'Own arrangement',
} as const

export type Provision = keyof typeof PROVISIONS

/** Which passports are accepted: with or without the ECR stamp (emigration check required). */
export const ECR = {
  ecr: 'ECR passports',
  ecnr: 'ECNR passports only',
  both: 'ECR and ECNR passports',
} as const

/** Nationalities that a job may be open to, by ISO code. */
export const NATIONALITIES = SOURCE_COUNTRIES

/** The currencies of the destinations, for the salary in figures. */
export const CURRENCIES = {
  AED: 'AED',
  SAR: 'SAR',
  OMR: 'OMR',
  QAR: 'QAR',
  BHD: 'BHD',
  KWD: 'KWD',
  SGD: 'SGD',
  MYR: 'MYR',
  USD: 'USD',
  EUR: 'EUR',
  INR: 'INR',
} as const

export type Currency = keyof typeof CURRENCIES

/** What the candidate pays for a job. */
export const CHARGES = { none: 'None', amount: 'An amount' } as const

/** Shown in place of the name of a confidential employer. */
export const CONFIDENTIAL_EMPLOYER = 'Confidential employer'

/** What the law says on charges (docs/product.md §11: Emigration Rules, rule 25 of December 2017). */
export const CHARGE_LAW =
  'In India a registered recruiting agent may charge a worker at most ₹30,000 plus 18 % GST, against a receipt. In the UAE an employer may not charge a worker for recruitment.'
