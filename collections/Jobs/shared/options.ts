/** What a job may say beside the specified fields, in words that are stored, checked and shown. */

/** Who gives food, housing or transport. */
export const PROVISIONS = {
  provided: 'Provided by the employer',
  allowance: 'Allowance paid',
  own: 'Own arrangement',
} as const

export type Provision = keyof typeof PROVISIONS

/** Whether emigration clearance is asked for (Emigration Act; the ECR stamp of a passport). */
export const ECR = {
  ecr: 'ECR passports',
  ecnr: 'ECNR passports only',
  both: 'ECR and ECNR passports',
} as const

export type Ecr = keyof typeof ECR

/** Whom a job may be open to: the countries that the agency's candidates come from, by ISO code. */
export const NATIONALITIES = {
  IN: 'India',
  NP: 'Nepal',
  LK: 'Sri Lanka',
  BD: 'Bangladesh',
  PH: 'Philippines',
} as const

export type Nationality = keyof typeof NATIONALITIES

/** The currencies of the destinations, for the structured salary. */
export const CURRENCIES = [
  'AED',
  'SAR',
  'OMR',
  'QAR',
  'BHD',
  'KWD',
  'SGD',
  'MYR',
  'USD',
  'EUR',
  'INR',
] as const

export type Currency = (typeof CURRENCIES)[number]

/** What the candidate pays for a job. */
export const CHARGES = { none: 'None', amount: 'An amount' } as const

export type Charge = keyof typeof CHARGES

/** In place of the name of an employer that stays unnamed. */
export const CONFIDENTIAL_EMPLOYER = 'Confidential employer'

/** The law on charges, stated as a fact (docs/product.md §11.2). */
export const CHARGE_LAW =
  'In India a registered recruiting agent may charge a worker at most ₹30,000 plus 18 % GST, against a receipt. In the UAE, charging workers is unlawful.'
